import type { IdType } from '@/contracts/attendee/attendee'
import { isPastDay } from './birthday'
import { withoutLabel } from './typed-code'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

const FORMATS: Readonly<Record<Exclude<IdType, 'ID_CARD'>, RegExp>> = {
  PASSPORT: /^[A-Z0-9]{5,17}$/,
  HK_MACAO_PERMIT: /^([HM]\d{8}(\d{2})?|C[A-Z0-9]\d{7})$/,
  TAIWAN_PERMIT: /^[A-Z0-9]{8,10}$/,
  HK_MACAO_TAIWAN_RESIDENCE: /^8[123]0000\d{11}[\dX]$/,
  FOREIGN_PERMANENT_RESIDENCE: /^(9\d{16}[\dX]|[A-Z]{3}\d{12})$/,
  HONGKONG_ID: /^[A-Z]{1,2}\d{6}[0-9A]$/,
  MACAO_ID: /^[1578]\d{7}$/,
  OTHER: /^[A-Z0-9]{4,30}$/,
}

/** Every kind of document, the most common first. */
export const ID_TYPES: readonly IdType[] = ['ID_CARD', ...(Object.keys(FORMATS) as Exclude<IdType, 'ID_CARD'>[])]

/** True if numbers of this kind have only digits and X: the keyboard for ID cards can type them. */
export function hasIdCardDigits(idType: IdType | null): boolean {
  return idType === 'ID_CARD' || idType === 'HK_MACAO_TAIWAN_RESIDENCE'
}

export function isIdType(text: string): text is IdType {
  return ID_TYPES.some((idType) => idType === text)
}

export const MAX_ID_NUMBER_LENGTH = 30

/** Blanks, invisible characters, hyphens and brackets; other signs are wrong, and stay. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}()[\]【】]/gu

/** The one form of a number that is kept, compared and sent: capitals and digits, without blanks, hyphens, brackets. */
export function normalizedIdNumber(idNumber: string): string {
  const plain = withoutLabel(idNumber).normalize('NFKC').toUpperCase().replace(SEPARATORS, '')
  return plain.slice(0, MAX_ID_NUMBER_LENGTH)
}

/** 18 signs as on ID cards: residents and foreigners carry them too, and may have chosen either kind. */
const CITIZEN_FORMAT = /^\d{17}[\dX]$/

/** Signs that two numbers of one document always have in common, from the first. */
export const SHARED_SIGNS = 9

/**
 * The same text for the same document, however it was typed and whichever kind was chosen. A permit for the mainland
 * keeps its first nine signs for life; two more count how often it was renewed.
 */
export function documentKey({ idType, idNo }: { idType: IdType; idNo: string }): string {
  const number = normalizedIdNumber(idNo)
  if (CITIZEN_FORMAT.test(number)) return `ID_CARD ${number}`
  return `${idType} ${idType === 'HK_MACAO_PERMIT' ? number.slice(0, SHARED_SIGNS) : number}`
}

/**
 * True if a document number has the format of its kind. Cards of citizens, residents and foreigners with 18 characters
 * also need a right check digit (GB 11643) and a birthday before `now` (epoch ms), Hong Kong's cards their own digit.
 */
export function isValidIdNumber(idType: IdType, idNumber: string, now: number): boolean {
  const text = normalizedIdNumber(idNumber)
  if (idType === 'ID_CARD') return isCitizenNumber(text, now)
  if (!FORMATS[idType].test(text)) return false
  if (idType !== 'OTHER' && CITIZEN_FORMAT.test(text)) return isCitizenNumber(text, now)
  return idType !== 'HONGKONG_ID' || hasHongKongCheckDigit(text)
}

/** Letters count from A = 10; a missing first letter is a blank, 36. */
function hasHongKongCheckDigit(text: string): boolean {
  const signs = Array.from(text.length === 8 ? ` ${text}` : text)
  const sum = signs.reduce((total, sign, index) => {
    return total + (signs.length - index) * (sign === ' ' ? 36 : Number.parseInt(sign, 36))
  }, 0)
  return sum % 11 === 0
}

function isCitizenNumber(text: string, now: number): boolean {
  if (!CITIZEN_FORMAT.test(text)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  if (CHECK_DIGITS[sum % 11] !== text[17]) return false
  const person = personFromIdCard(text)
  return person !== null && isPastDay(person.birthday, now)
}

export interface IdCardPerson {
  /** `yyyy-MM-dd` */
  birthday: string
  gender: 'MALE' | 'FEMALE'
}

/** Birth date and gender; only an 18-character number yields them, an odd 17th digit means man (USER-039). */
export function personFromIdCard(idNumber: string): IdCardPerson | null {
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{2}(\d)[\dX]$/.exec(normalizedIdNumber(idNumber))
  if (match === null) return null
  const [, year = '', month = '', day = '', parity = ''] = match
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null
  return { birthday: `${year}-${month}-${day}`, gender: Number(parity) % 2 === 1 ? 'MALE' : 'FEMALE' }
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whole years between a birthday (`yyyy-MM-dd`) and a day given in the same form. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** `310***********1234` */
export function maskedIdNumber(idNumber: string): string {
  if (idNumber.length <= 4) return '*'.repeat(idNumber.length)
  const shown = Math.min(3, idNumber.length - 4)
  return `${idNumber.slice(0, shown)}${'*'.repeat(idNumber.length - shown - 4)}${idNumber.slice(-4)}`
}
