import { CODE_LENGTH, codeDigits } from '@/domain/phone'
import type { Field } from './field'
import { textField } from './text-field'
import { digits, required } from './validators'

/** A code that was sent to a phone: good once, so it is not kept. */
export function codeField(): Field<string> {
  return textField({ normalize: codeDigits, validators: [required, digits(CODE_LENGTH)], keeping: 'nothing' })
}
