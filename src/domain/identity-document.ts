import type { IdType } from '@/contracts/attendee/attendee'
import { isPastDay } from './birthday'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

const FORMATS: Readonly<Record<Exclude<IdType, 'ID_CARD'>, RegExp>> = {
  PASSPORT: /^[A-Z0-9]{5,17}$/,
  HK_MACAO_PERMIT: /^[CHM]\w{8,10}$/,
  TAIWAN_PERMIT: /^[A-Z0-9]{8,10}$/,
  HK_MACAO_TAIWAN_RESIDENCE: /^8[123]0000\d{11}[\dX]$/,
  FOREIGN_PERMANENT_RESIDENCE: /^(9\d{16}[\dX]|[A-Z]{3}\d{12})$/,
  HONGKONG_ID: /^[A-Z]{1,2}\d{6}\(?[0-9A]\)?$/,
  MACAO_ID: /^[1578]\d{6}\(?\d\)?$/,
  OTHER: /^[A-Z0-9-]{4,30}$/,
}

/** Every kind of document, the most common first. */
export const ID_TYPES: readonly IdType[] = ['ID_CARD', ...(Object.keys(FORMATS) as Exclude<IdType, 'ID_CARD'>[])]

export function isIdType(text: string): text is IdType {
  return ID_TYPES.some((idType) => idType === text)
}

/** Trims and upper-cases, as every check and the wire expect it. */
export function normalizedIdNumber(idNumber: string): string {
  return idNumber.trim().toUpperCase()
}

/**
 * Whether a document number has its kind's format; 18-digit ID cards also need a right check digit (GB 11643) and a
 * birthday that has been at `now` (epoch ms).
 */
export function isValidIdNumber(idType: IdType, idNumber: string, now: number): boolean {
  const text = normalizedIdNumber(idNumber)
  if (idType !== 'ID_CARD') return FORMATS[idType].test(text)
  if (!/^\d{17}[\dX]$/.test(text)) return false
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
