import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { type PhoneNumber, phoneError } from '@/domain/phone'

/** Validates a phone number: the format of the app, and the numbering plan of its area. */
export function isPhoneNumber({ cellphone, countryCode }: PhoneNumber): boolean {
  return (
    /^[1-9]\d{0,3}$/.test(countryCode) &&
    phoneError(cellphone, countryCode, []) === null &&
    isValidPhoneNumber(cellphone, { defaultCallingCode: countryCode })
  )
}
