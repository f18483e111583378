import type { Locale } from '@/domain/locale'

/** The texts of a package in every language; the keys of zh-CN are the source. */
export interface Dictionary<Key extends string> extends Readonly<Record<Locale, Readonly<Record<Key, string>>>> {
  /** How the shop names this part of the product when it overrides a text. */
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
  // A key with a code of the wire in it may be one that nobody knows yet: it says nothing.
  return (key, values) => fillIn(textOverride(texts[key] ?? '', dictionary.type, key), values)
}

/** `{count, plural, one {ticket} other {tickets}}`, as ICU writes it: the words for one, and those for any other number. */
const PLURAL = /\{(\w+), plural, one \{([^}]*)\} other \{([^}]*)\}\}/g

function fillIn(text: string, values: TextValues | undefined): string {
  if (values === undefined) return text
  return text
    .replace(PLURAL, (_mark, name: string, one: string, other: string) => (Number(values[name]) === 1 ? one : other))
    .replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
