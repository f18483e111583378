import type { FormField } from '@/contracts/form/form-field'
import type { Locale } from '@/domain/locale'
import type { DemoQuestion } from '../demo/demo-offer-types'

/** The questions of a form in a language. */
export function presentQuestions(questions: readonly DemoQuestion[], locale: Locale): FormField[] {
  return questions.map((question) => presentQuestion(question, locale))
}

export function presentQuestion({ label, options, ...question }: DemoQuestion, locale: Locale): FormField {
  return { ...question, label: label[locale], ...(options && { options: options.map((option) => option[locale]) }) }
}
