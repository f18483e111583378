import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { type PhoneNumber, phoneError } from '@/domain/phone'

/** Whether somebody can have a number: it has the form that the app asks for, and the numbering plan of its area knows it. */
export function isPhoneNumber({ cellphone, countryCode }: PhoneNumber): boolean {
  return (
    /^[1-9]\d{0,3}$/.test(countryCode) &&
    phoneError(cellphone, countryCode, []) === null &&
    isValidPhoneNumber(cellphone, { defaultCallingCode: countryCode })
  )
}
