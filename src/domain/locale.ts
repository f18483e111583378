/** The three languages of the interface; zh-CN is the source and the default. */
export const LOCALES = ['zh-CN', 'zh-MO', 'en-US'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'zh-CN'

/** A map, because a value of an address may be any name, `constructor` too. */
const FROM_URL: ReadonlyMap<string, Locale> = new Map([
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-MO', 'zh-MO'],
  ['en', 'en-US'],
  ['en-US', 'en-US'],
])

const TO_URL: Readonly<Record<Locale, string>> = { 'zh-CN': 'zh', 'zh-MO': 'zh-MO', 'en-US': 'en' }

/** Reads the `lang` parameter of a URL; `null` for a value the shop does not know. */
export function localeFromUrl(lang: string | undefined): Locale | null {
  return FROM_URL.get(lang ?? '') ?? null
}

/** The value of `lang` in URLs and of the `locale` header: zh, zh-MO or en (I18N-014). */
export function localeToUrl(locale: Locale): string {
  return TO_URL[locale]
}
