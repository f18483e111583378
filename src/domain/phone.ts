import { MAINLAND_AREA_CODE } from './area-code'

/** Number formats by area code. An area that is not listed has no format of its own: 5 to 15 digits. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['86', /^1\d{10}$/],
  ['852', /^[4-9]\d{7}$/],
  ['853', /^6\d{7}$/],
  ['886', /^0?9\d{8}$/],
])
const ANY_FORMAT = /^\d{5,15}$/

/** Digits of a code sent to a phone. */
export const CODE_LENGTH = 6

/** The next code may be requested after this time, in seconds. */
export const RESEND_SECONDS = 60

/** Six digits that stand alone, then six that blanks or hyphens group. iOS before 16.4 has no lookbehind. */
const CODES_IN_WORDS = [/(?:^|\D)(\d{6})(?!\d)/, /(?:^|\D)(\d(?:[ -]?\d){5})(?!\d)/]

/** Part of a text that can be a code: its digits in any width and grouping, or the code within a whole message. */
export function codeDigits(text: string): string {
  const plain = plainText(text)
  const [code] = CODES_IN_WORDS.flatMap((pattern) => pattern.exec(plain)?.[1] ?? [])
  const hasWords = /\p{Letter}/u.test(plain)
  return (hasWords && code !== undefined ? code : plain).replace(/\D/g, '').slice(0, CODE_LENGTH)
}

function plainText(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

/** The longest number there is, without its area code (E.164). */
export const MAX_PHONE_DIGITS = 15

/** A number as it is typed, and the area code it goes with. */
export interface PhoneNumber {
  /** Digits only. */
  cellphone: string
  /** Without a plus: `86`. */
  countryCode: string
}

/** Signs and words that make a text no number to call: a mask (`138****8000`), an extension. */
const UNREADABLE = /[*•●]|转|轉|分机|分機|ext/i

/**
 * The number in a text: digits in any width and grouping, `138 0013-8000`, without a label before it. A country code in
 * front switches the area if it is one of `areas`, and stays with its plus otherwise, as do masks and extensions:
 * `phoneError` rejects them. The chosen code may stand there without its plus.
 */
export function phoneInText({ countryCode, cellphone }: PhoneNumber, areas: readonly string[] = []): PhoneNumber {
  const plain = plainText(cellphone)
    .replace(/^[^\d+*•●]+/, '')
    .trim()
  if (UNREADABLE.test(plain)) return { countryCode, cellphone: limited(plain) }
  const digits = plain.replace(/\D/g, '')
  const international = /^(?:\+|00\D*\d)/.test(plain) ? digits.replace(/^00/, '') : null
  const known = [countryCode, ...(areas.length > 0 ? areas : FORMATS.keys())].sort((a, b) => b.length - a.length)
  if (international !== null) {
    const area = known.find((code) => code !== '' && international.startsWith(code))
    if (area === undefined) return { countryCode, cellphone: limited(`+${international}`) }
    return { countryCode: area, cellphone: limited(international.slice(area.length)) }
  }
  const rest = digits.startsWith(countryCode) ? digits.slice(countryCode.length) : ''
  const format = FORMATS.get(countryCode)
  const hasArea = format !== undefined && !format.test(digits) && format.test(rest)
  return { countryCode, cellphone: limited(hasArea ? rest : digits) }
}

/** A number without an area beside it, which is then a mainland one; another country code stays, to be rejected. */
export function phoneDigits(text: string): string {
  return phoneInText({ countryCode: MAINLAND_AREA_CODE, cellphone: text }, [MAINLAND_AREA_CODE]).cellphone
}

function limited(digits: string): string {
  return digits.slice(0, MAX_PHONE_DIGITS)
}

/** Fault of a phone number: `region` when the shop does not serve the area, `format` when the digits do not fit. */
export type PhoneError = 'region' | 'format'

/** Checks a number typed without its area code. `supportedAreas` empty means every area. */
export function phoneError(cellphone: string, areaCode: string, supportedAreas: readonly string[]): PhoneError | null {
  if (cellphone.startsWith('+') || (supportedAreas.length > 0 && !supportedAreas.includes(areaCode))) return 'region'
  const format = FORMATS.get(areaCode) ?? ANY_FORMAT
  return format.test(cellphone) ? null : 'format'
}

/** `138****5678`: enough for its owner, useless to others. */
export function maskedPhone(cellphone: string): string {
  if (cellphone.length < 7) return cellphone.replace(/.(?=.{2})/g, '*')
  return `${cellphone.slice(0, 3)}****${cellphone.slice(-4)}`
}
