import { isEmail, normalizedEmail } from '@/domain/email'
import { passwordError } from '@/domain/password'
import type { Field } from '@/form/field'
import { textField } from '@/form/text-field'
import { required } from '@/form/validators'
import { message } from '@/i18n/message'
import { accountText } from './text'

/** An e-mail address; ignores surrounding blanks and case. */
export function emailField(initial = ''): Field<string> {
  const validators = [
    required,
    (typed: string) => (typed === '' || isEmail(normalizedEmail(typed)) ? null : message(accountText, 'email.format')),
  ]
  return textField({ validators }, initial)
}

/** An existing password, with any content. */
export function passwordField(): Field<string> {
  return textField({ validators: [required], keeping: 'nothing' })
}

/** A new password; validated when the field loses focus (LOGIN-040, LOGIN-041). */
export function newPasswordField(): Field<string> {
  const rules = (typed: string) => {
    const error = typed === '' ? null : passwordError(typed)
    return error && message(accountText, `password.${error}`)
  }
  return textField({ validators: [required, rules], keeping: 'nothing' })
}
