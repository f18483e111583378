import type { FormField } from '@/contracts/form/form-field'
import type { Locale } from '@/domain/locale'
import type { FormQuestion } from '../../catalogue/entities/applications'

/** A question of a form in a language, as on the wire. */
export function questionIn({ label, options, ...question }: FormQuestion, locale: Locale): FormField {
  return { ...question, label: label[locale], ...(options && { options: options.map((option) => option[locale]) }) }
}
