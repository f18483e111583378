import { isMailAddress, MAX_EMAIL_LENGTH } from './email'
import { typedCode, withoutLabel } from './typed-code'

const TAXPAYER_ID = /^[0-9A-Z]{15,20}$/
const PHONE = /^\+?\d{6,15}$/

export const MAX_TAXPAYER_LENGTH = 20

/** Stored form of a taxpayer's number: capitals, without blanks and punctuation. */
export function normalizedTaxpayerId(typed: string): string {
  return typedCode(withoutLabel(typed)).slice(0, MAX_TAXPAYER_LENGTH)
}

/** True for a valid taxpayer's number (contract A-INVOICE-2). */
export function isTaxpayerId(text: string): boolean {
  return TAXPAYER_ID.test(text)
}

/** Stored form of the recipient of an invoice: half-width, without blanks, and a phone without hyphens and brackets. */
export function normalizedContact(contactType: 'EMAIL' | 'PHONE', typed: string): string {
  const plain = typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
  return (contactType === 'PHONE' ? plain.replace(/[\p{Pd}()]/gu, '') : plain).slice(0, MAX_EMAIL_LENGTH)
}

/** True if an invoice can be sent there: to an e-mail, or as a link to a phone. */
export function isInvoiceContact(contactType: 'EMAIL' | 'PHONE', contact: string): boolean {
  return contactType === 'EMAIL' ? isMailAddress(contact) : PHONE.test(contact)
}
