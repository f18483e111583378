import { useMemo } from 'react'
import { useLocale } from './locale-context'
import { type Dictionary, type Translate, translator } from './text'

/** The words of a package in the language of the screen. Follows a change of language without a reload. */
export function useText<Key extends string>(dictionary: Dictionary<Key>): Translate<Key> {
  const locale = useLocale()
  return useMemo(() => translator(dictionary, locale), [dictionary, locale])
}
