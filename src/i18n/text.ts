import { filledText } from '@/domain/filled-text'
import type { Locale } from '@/domain/locale'

/** The texts of a package in every language; the keys of zh-CN are the source. */
export interface Dictionary<Key extends string> extends Readonly<Record<Locale, Readonly<Record<Key, string>>>> {
  /** Shop's key of this part of the product for text overrides. */
  readonly type: string
}

/** Has the last word on a text, before marks are filled in. */
export type TextOverride = (text: string, type: string, key: string) => string

export type TextValues = Readonly<Record<string, string | number>>

/** Words for a key, with `{name}` marks filled in. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string

/** Words in one language, outside React. */
export function translator<Key extends string>(
  dictionary: Dictionary<Key>,
  locale: Locale,
  textOverride: TextOverride = (text) => text,
): Translate<Key> {
  const texts: Partial<Record<Key, string>> = dictionary[locale]
  // A key with a code of the wire in it may be unknown: it yields no text.
  return (key, values) => {
    const text = textOverride(texts[key] ?? '', dictionary.type, key)
    return values === undefined ? text : filledText(text, values)
  }
}
