import type { FormField, FormFieldType } from '@/contracts/form/form-field'
import { MAINLAND_AREA_CODE } from './area-code'
import { isCalendarDay } from './birthday'
import { isValidIdNumber } from './identity-document'
import { type PhoneNumber, phoneDigits, phoneError } from './phone'

/** Fault of an answer: it is missing, too long, malformed, or none of the options. */
export type AnswerFault = 'required' | 'length' | 'format' | 'option'

type Question = Pick<FormField, 'type' | 'required' | 'options' | 'maxLength' | 'pattern'>

const LINE_LENGTH = 100
const TEXT_LENGTH = 500
/** Addresses of pictures. */
const ADDRESS_LENGTH = 500
/** Between the chosen options of a MULTI answer; no option has a line break. */
const BETWEEN_OPTIONS = '\n'

/** Maximum length of an answer, also without a limit in the form. */
export function longestAnswer({ type, maxLength }: Pick<FormField, 'type' | 'maxLength'>): number {
  return maxLength ?? (type === 'TEXTAREA' ? TEXT_LENGTH : LINE_LENGTH)
}

/** Rule for an answer of each kind that is not empty. */
const CHECKS: Readonly<Record<FormFieldType, (text: string, question: Question, now: number) => AnswerFault | null>> = {
  TEXT: textFault,
  TEXTAREA: textFault,
  PHONE: (text) => unless(isPhoneAnswer(text), 'format'),
  ID_CARD: (text, _question, now) => unless(isValidIdNumber('ID_CARD', text, now), 'format'),
  DATE: (text) => unless(isCalendarDay(text), 'format'),
  IMAGE: (text) => unless(text.length <= ADDRESS_LENGTH && /^https?:\/\/\S+$/.test(text), 'format'),
  SELECT: (text, { options = [] }) => unless(options.includes(text), 'option'),
  MULTI(text, { options = [] }) {
    const chosen = chosenOptions(text)
    const isDoubled = new Set(chosen).size < chosen.length
    return unless(!isDoubled && chosen.every((option) => options.includes(option)), 'option')
  },
}

/**
 * Why an answer does not fit its question; null when it does. The app and the gateway check alike. `now` (epoch ms)
 * bounds the birthday in an identity number.
 */
export function answerFault(question: Question, answer: string, now: number): AnswerFault | null {
  const text = answer.trim()
  if (text === '') return unless(!question.required, 'required')
  return CHECKS[question.type](text, question, now)
}

/** The options of a MULTI answer. */
export function chosenOptions(answer: string): string[] {
  return answer.split(BETWEEN_OPTIONS).filter((option) => option !== '')
}

/** A MULTI answer of these options. */
export function optionsAnswer(options: readonly string[]): string {
  return options.join(BETWEEN_OPTIONS)
}

/** A PHONE answer; a number from abroad has its area before it. */
export function phoneAnswer({ countryCode, cellphone }: PhoneNumber): string {
  return countryCode === MAINLAND_AREA_CODE || cellphone === '' ? cellphone : `+${countryCode} ${cellphone}`
}

/** The number in a PHONE answer. */
export function phoneOfAnswer(answer: string): PhoneNumber {
  const [, countryCode = MAINLAND_AREA_CODE, rest = answer] = /^\+([1-9]\d{0,3}) (.*)$/.exec(answer) ?? []
  return { countryCode, cellphone: rest.trim() }
}

function unless(isRight: boolean, fault: AnswerFault): AnswerFault | null {
  return isRight ? null : fault
}

function textFault(text: string, question: Question): AnswerFault | null {
  if (Array.from(text).length > longestAnswer(question)) return 'length'
  return unless(hasPattern(text, question.pattern), 'format')
}

function isPhoneAnswer(answer: string): boolean {
  const { countryCode, cellphone } = phoneOfAnswer(answer)
  return phoneDigits(cellphone) === cellphone && phoneError(cellphone, countryCode, []) === null
}

/** An invalid pattern is ignored. */
function hasPattern(text: string, pattern: string | undefined): boolean {
  if (pattern === undefined || pattern === '') return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}
