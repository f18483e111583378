import { typedCode } from '@/domain/typed-code'
import type { Field, FieldOptions } from './field'
import { textField } from './text-field'

/** A code of letters and digits in its plain form; the limit counts what is left of a paste. */
export function typedCodeField(
  maxLength: number,
  options: Omit<FieldOptions<string>, 'normalize'> = {},
  initial = '',
): Field<string> {
  const normalize = (typed: string) => typedCode(typed).slice(0, maxLength)
  return textField({ ...options, normalize }, normalize(initial))
}
