/**
 * Type of an answer: a line, a phone number, a mainland identity card, one or several options, a day, a picture, a
 * text.
 */
export type FormFieldType = 'TEXT' | 'PHONE' | 'ID_CARD' | 'SELECT' | 'MULTI' | 'DATE' | 'IMAGE' | 'TEXTAREA'

/** A question of a form that the merchant made; how its answer is written stands in `domain/form-answer.ts`. */
export interface FormField {
  key: string
  label: string
  type: FormFieldType
  required: boolean
  /** Options of SELECT and MULTI. */
  options?: string[]
  /** Characters of a TEXT or TEXTAREA. */
  maxLength?: number
  /** A regular expression for the whole of a TEXT or TEXTAREA. */
  pattern?: string
}

/**
 * Answers by the key of their question.
 * @maxProperties 30
 */
export interface FormAnswers {
  [key: string]: FormAnswer
}

/** @maxLength 500 */
export type FormAnswer = string
