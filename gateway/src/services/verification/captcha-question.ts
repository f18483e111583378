import { randomInt } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { translate } from '../../texts/text'

const CHINESE = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const MAX = 20

/** A sum in words that a screen reader reads aloud, and its answer in digits. */
export function captchaQuestion(locale: Locale): { question: string; answer: string } {
  const [first, second] = [randomInt(1, MAX), randomInt(1, MAX)]
  const values = { first: inWords(first, locale), second: inWords(second, locale) }
  return { question: translate(locale, 'captcha.question', values), answer: String(first + second) }
}

/** A number below twenty. */
function inWords(number: number, locale: Locale): string {
  if (locale === 'en-US') return ENGLISH[number] ?? ''
  return number <= 10 ? (CHINESE[number] ?? '') : `十${CHINESE[number - 10]}`
}
