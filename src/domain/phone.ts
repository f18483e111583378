/** Number formats by area code. An area that is not listed has no format of its own: 5 to 15 digits. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['86', /^1\d{10}$/],
  ['852', /^[4-9]\d{7}$/],
  ['853', /^6\d{7}$/],
  ['886', /^0?9\d{8}$/],
])
const ANY_FORMAT = /^\d{5,15}$/

export const MAINLAND_AREA_CODE = '86'

/** Digits of a code sent to a phone. */
export const CODE_LENGTH = 6

/** The next code may be asked for after this time, in seconds. */
export const RESEND_SECONDS = 60

/** What of a text can be a code. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH)
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

/** What of a text can be a number: "138 0013-8000" is one. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, MAX_PHONE_DIGITS)
}

/** What a phone number lacks: `region` when the shop does not serve the area, `format` when the digits do not fit. */
export type PhoneError = 'region' | 'format'

/** Checks a number typed without its area code. `supportedAreas` empty means every area. */
export function phoneError(cellphone: string, areaCode: string, supportedAreas: readonly string[]): PhoneError | null {
  if (supportedAreas.length > 0 && !supportedAreas.includes(areaCode)) return 'region'
  const format = FORMATS.get(areaCode) ?? ANY_FORMAT
  return format.test(cellphone) ? null : 'format'
}

/** `138****5678`: enough for its owner, useless to others. */
export function maskedPhone(cellphone: string): string {
  if (cellphone.length < 7) return cellphone.replace(/.(?=.{2})/g, '*')
  return `${cellphone.slice(0, 3)}****${cellphone.slice(-4)}`
}
