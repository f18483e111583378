import type { IdType } from '@/contracts/attendee/attendee'
import { isValidIdNumber } from '@/domain/identity-document'
import { commonText } from '@/i18n/common-text'
import { message } from '@/i18n/message'
import type { Clock } from '@/lib/clock'
import { isEmpty, type Validator } from './field'

/** Something has to be filled in, chosen or ticked. */
export const required: Validator<unknown> = (value) => (isEmpty(value) ? message(commonText, 'form.required') : null)

/** Something of a list has to be chosen. */
export const chosen: Validator<unknown> = (value) => (isEmpty(value) ? message(commonText, 'form.choose') : null)

/** Minimum number of characters, without surrounding blanks. */
export function minLength(count: number): Validator<string> {
  return (value) => {
    const { length } = Array.from(value.trim())
    return length > 0 && length < count ? message(commonText, 'form.tooShort', { count }) : null
  }
}

/** A code with this number of digits. */
export function digits(count: number): Validator<string> {
  return (value) =>
    value !== '' && !new RegExp(`^\\d{${count}}$`).test(value) ? message(commonText, 'form.digits', { count }) : null
}

/** The number of an identity document of the kind that is chosen now; a birthday in the future is invalid. */
export function idNumber(idType: () => IdType, clock: Clock): Validator<string> {
  return (value) =>
    isEmpty(value) || isValidIdNumber(idType(), value, clock.now()) ? null : message(commonText, 'form.idNumber')
}
