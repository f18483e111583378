import type { Locale } from '@/domain/locale'
import { SIMPLIFIED } from '../../../gateway/src/catalogue/content-check/text-rules'

const CHINESE = /\p{Script=Han}/u

/** True for a text in the script of a language. */
export function isInLanguage(text: string, locale: Locale): boolean {
  if (locale === 'en-US') return !CHINESE.test(text)
  return CHINESE.test(text) && !(locale === 'zh-MO' && SIMPLIFIED.test(text))
}
