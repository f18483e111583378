import type { Locale } from '@/domain/locale'
import { translate } from '../texts/text'

/** Areas that the shop's own texts name. */
const OWN = ['86', '852', '853', '886'] as const

/** A country or a region in a language. */
export function countryName(code: string, areaCode: string, locale: Locale): string {
  const own = OWN.find((area) => area === areaCode)
  if (own) return translate(locale, `area.${own}`)
  // Intl lists the names used in Macao as the Chinese of Hong Kong.
  const language = locale === 'zh-MO' ? 'zh-HK' : locale
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}
