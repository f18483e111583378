import type { FormField } from '@/contracts/form/form-field'
import type { Locale } from '@/domain/locale'
import type { DemoQuestion } from '../../demo/demo-offer-types'

/** A question of a form in a language, as on the wire. */
export function questionIn({ label, options, ...question }: DemoQuestion, locale: Locale): FormField {
  return { ...question, label: label[locale], ...(options && { options: options.map((option) => option[locale]) }) }
}
