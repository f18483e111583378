/** Segments of letters, digits, `_` and `-` with dots between them; the domain has at least one dot (LOGIN-038, LOGIN-039). */
const EMAIL = /^[\w-]+(\.[\w-]+)*@[\w-]+(\.[\w-]+)+$/

/** Longer than any address that people have. */
export const MAX_EMAIL_LENGTH = 100

/** An address as it is compared and kept: without blanks around it, in small letters. */
export function normalizedEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/** Whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/** `an***@encore.example`: enough for its owner, useless to others. */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@')
  return at < 0 ? email : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
