const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 20

/** Upper case, lower case, digits, and what else can be printed; blanks are none of them. */
const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[!-/:-@[-`{-~]/]
const MIN_KINDS = 3
const PRINTABLE = /^[!-~]*$/

/** Fault of a password: a wrong length, too few kinds of characters, or invalid characters. */
export type PasswordError = 'length' | 'kinds' | 'characters'

/** Checks a new password (LOGIN-040, LOGIN-041); null when nothing is wrong. */
export function passwordError(password: string): PasswordError | null {
  if (!PRINTABLE.test(password)) return 'characters'
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return 'length'
  return KINDS.filter((kind) => kind.test(password)).length < MIN_KINDS ? 'kinds' : null
}
