/** Segments of letters, digits, `_` and `-` with dots between them; the domain has at least one dot (LOGIN-038, LOGIN-039). */
const EMAIL = /^[\w-]+(\.[\w-]+)*@[\w-]+(\.[\w-]+)+$/

/** The same with every sign that mail servers take in a local part (RFC 5322 §3.2.3), a plus among them (decision 84). */
const MAIL_ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\w-]+(\.[\w-]+)+$/

/** Longer than any address that people have. */
export const MAX_EMAIL_LENGTH = 100

/** An address as it is compared and kept: without blanks around it, in small letters. */
export function normalizedEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/** True for an address that mail can be sent to, unlike a login: invoices go to `an+tax@example.com` too. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && MAIL_ADDRESS.test(text)
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
