import { Field, type FieldOptions } from './field'

/** A line of text, empty at first. */
export function textField(options: FieldOptions<string> = {}, initial = ''): Field<string> {
  return new Field<string>(initial, options)
}
