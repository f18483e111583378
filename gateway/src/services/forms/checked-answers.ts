import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { FormAnswers } from '@/contracts/form/form-field'
import { answerFault, phoneOfAnswer } from '@/domain/form-answer'
import { normalizedIdNumber } from '@/domain/identity-document'
import { LOCALES } from '@/domain/locale'
import { isShownText } from '@/domain/shown-text'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { FormQuestion } from '../../catalogue/entities/applications'
import { ownPicturePath } from '../accounts/own-pictures'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { questionIn } from './question-in'

type AnsweredCall = Pick<UserCall, 'db' | 'user' | 'origin' | 'clock' | 'locale'>

/**
 * Answers to the questions of a form as they are kept: trimmed, pictures as paths of this gateway, nothing that was not
 * requested. Refuses the first answer that does not fit its field, with the field's name in the text and in `data.key`.
 */
export async function checkedAnswers(
  call: AnsweredCall,
  questions: readonly FormQuestion[],
  answers: Readonly<FormAnswers>,
): Promise<FormAnswers> {
  const kept: [string, string][] = []
  for (const question of questions) {
    const { key } = question
    const answer = (Object.hasOwn(answers, key) ? answers[key] : undefined)?.trim() ?? ''
    const value = fits(question, answer, call.clock.now()) ? await keptAnswer(call, question, answer) : null
    if (value === null) throw misfit(call, question, answer === '')
    if (value !== '') kept.push([key, value])
  }
  return Object.fromEntries(kept)
}

/** An option may come in any language: the form may have been opened in another one. */
function fits(question: FormQuestion, answer: string, now: number): boolean {
  // Options are separated by ends of lines.
  if (!isShownText(answer, { hasLines: question.type === 'TEXTAREA' || question.type === 'MULTI' })) return false
  return LOCALES.some((locale) => answerFault(questionIn(question, locale), answer, now) === null)
}

/** Null if more than its form is wrong with it. */
async function keptAnswer(call: AnsweredCall, { type }: FormQuestion, answer: string): Promise<string | null> {
  if (answer === '') return answer
  if (type === 'PHONE') return isPhoneNumber(phoneOfAnswer(answer)) ? answer : null
  if (type === 'IMAGE') return ownPicturePath(call, answer)
  return type === 'ID_CARD' ? normalizedIdNumber(answer) : answer
}

function misfit({ locale }: AnsweredCall, { key, label }: FormQuestion, isMissing: boolean): BusinessError {
  return new BusinessError(BUSINESS_ERROR.formAnswer, isMissing ? 'form.missing' : 'form.misfit', {
    mode: 1,
    values: { label: label[locale] },
    data: { key },
  })
}
