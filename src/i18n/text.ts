import type { Locale } from '@/domain/locale'

/** The texts of a package in every language; the keys of zh-CN are the source. */
export type Dictionary<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>

export type TextValues = Readonly<Record<string, string | number>>

/** Words for a key, with `{name}` marks filled in. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string

/** Words in one language, outside React; `change` has the last word on them, before marks are filled in. */
export function translator<Key extends string>(
  dictionary: Dictionary<Key>,
  locale: Locale,
  change: (text: string) => string = (text) => text,
): Translate<Key> {
  return (key, values) => fillIn(change(dictionary[locale][key]), values)
}

function fillIn(text: string, values: TextValues | undefined): string {
  if (values === undefined) return text
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
