import { useMemo } from 'react'
import { useLabels } from './labels-context'
import { useLocale } from './locale-context'
import { type Dictionary, type Translate, translator } from './text'

/**
 * The words of a package in the language of the screen, with the merchant's own words in their places. Follows a change
 * of language without a reload.
 */
export function useText<Key extends string>(dictionary: Dictionary<Key>): Translate<Key> {
  const locale = useLocale()
  const replaceLabels = useLabels()
  return useMemo(() => translator(dictionary, locale, replaceLabels), [dictionary, locale, replaceLabels])
}
