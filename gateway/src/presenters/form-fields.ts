import type { FormAnswers, FormField } from '@/contracts/form/form-field'
import { chosenOptions, optionsAnswer } from '@/domain/form-answer'
import type { Locale } from '@/domain/locale'
import type { UserCall } from '../call'
import type { FormQuestion } from '../catalogue/entities/applications'
import { pictureLink } from '../services/accounts/picture-links'
import { questionIn } from '../services/forms/question-in'

/** The questions of a form in a language. */
export function presentQuestions(questions: readonly FormQuestion[], locale: Locale): FormField[] {
  return questions.map((question) => questionIn(question, locale))
}

/** Stored answers for their user: options in the requested language, pictures with their addresses. */
export function presentAnswers(
  questions: readonly FormQuestion[],
  answers: FormAnswers,
  viewer: Pick<UserCall, 'locale' | 'origin' | 'clock' | 'shop'>,
): FormAnswers {
  const shown = Object.entries(answers).map(([key, answer]) => {
    const question = questions.find((known) => known.key === key)
    if (question?.type === 'IMAGE') return [key, pictureLink(viewer, answer)]
    return [key, question?.options ? optionsAnswer(wordedOptions(question.options, answer, viewer.locale)) : answer]
  })
  return Object.fromEntries(shown)
}

/** Options may have been chosen in another language. */
function wordedOptions(options: NonNullable<FormQuestion['options']>, answer: string, locale: Locale): string[] {
  return chosenOptions(answer).map((chosen) => {
    return options.find((option) => Object.values(option).includes(chosen))?.[locale] ?? chosen
  })
}
