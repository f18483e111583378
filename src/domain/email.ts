/** Segments of letters, digits, `_` and `-` with dots between them; the domain has at least one dot (LOGIN-038, LOGIN-039). */
const EMAIL = /^[\w-]+(\.[\w-]+)*@[\w-]+(\.[\w-]+)+$/

/** The same with every sign that mail servers take in a local part (RFC 5322 §3.2.3), a plus among them (decision 84). */
const MAIL_ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\w-]+(\.[\w-]+)+$/

const INVISIBLE = /[\s\p{Cf}]/gu

/** Longer than any address that people have. */
export const MAX_EMAIL_LENGTH = 100

/** An address as it is compared and kept: half-width, without blanks and invisible characters, in small letters (D-34). */
export function normalizedEmail(typed: string): string {
  return typed.normalize('NFKC').replace(INVISIBLE, '').toLowerCase()
}

/** True for an address that mail can be sent to, unlike a login: invoices go to `an+tax@example.com`, never to a mask. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && MAIL_ADDRESS.test(text) && !text.includes('**')
}

/** True if a text can be the e-mail address of an account. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/** `an***@encore.example`: enough for its owner, useless to others. */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@')
  return at < 0 ? email : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
