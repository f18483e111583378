import { useMemo } from 'react'
import { useLocale } from './locale-context'
import { type Dictionary, type Translate, translator } from './text'
import { useTextOverride } from './text-override-context'

/**
 * The words of a package in the language of the screen, with the merchant's own words in their places. Follows a change
 * of language without a reload.
 */
export function useText<Key extends string>(dictionary: Dictionary<Key>): Translate<Key> {
  const locale = useLocale()
  const textOverride = useTextOverride()
  return useMemo(() => translator(dictionary, locale, textOverride), [dictionary, locale, textOverride])
}
