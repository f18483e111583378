import type { FormField } from '@/contracts/form/form-field'
import {
  type AnswerFault,
  answerFault,
  chosenOptions,
  longestAnswer,
  optionsAnswer,
  phoneAnswer,
  phoneOfAnswer,
} from '@/domain/form-answer'
import { normalizedIdNumber } from '@/domain/identity-document'
import type { PhoneNumber } from '@/domain/phone'
import { Field, type Validator } from '@/form/field'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { commonText } from '@/i18n/common-text'
import { type Message, message } from '@/i18n/message'
import type { Clock } from '@/lib/clock'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PictureAnswer, type PictureApp } from './picture-answer'

/** Field of an answer; options are identified by position, which is the same in every language. */
export type Input =
  | { kind: 'line' | 'text' | 'document' | 'day'; field: Field<string> }
  | { kind: 'phone'; field: Field<PhoneNumber> }
  | { kind: 'choice'; field: Field<string | null> }
  | { kind: 'choices'; field: Field<readonly string[]> }
  | { kind: 'picture'; field: Field<string>; picture: PictureAnswer }

export type QuestionApp = PictureApp & { clock: Clock }

/** A question of the merchant's with its answer. */
export class Question {
  readonly input: Input

  constructor(
    private readonly app: QuestionApp,
    /** In the language of the screen. */
    public about: FormField,
    answered = '',
  ) {
    this.input = this.inputOf(about, answered)
    makeRefObservable(this)
  }

  /** The answer as it is sent; empty where there is none. */
  get answer(): string {
    const { input } = this
    if (input.kind === 'phone') return phoneAnswer(input.field.value)
    if (input.kind === 'choice') return this.optionsAt([input.field.value ?? ''])[0] ?? ''
    if (input.kind === 'choices') return optionsAnswer(this.optionsAt(input.field.value))
    return input.field.value.trim()
  }

  /** The same question in another language; what was answered stays. */
  reword(about: FormField): void {
    this.about = about
  }

  private optionsAt(places: readonly string[]): string[] {
    const { options = [] } = this.about
    return options.filter((_option, at) => places.includes(String(at)))
  }

  private inputOf({ type, required, options = [] }: FormField, answered: string): Input {
    const validators: Validator<unknown>[] = [() => this.problem()]
    const places = chosenOptions(answered).flatMap((option) => placeOf(option, options) ?? [])
    switch (type) {
      case 'PHONE': {
        const initial = phoneOfAnswer(answered)
        return { kind: 'phone', field: phoneField({ initial, isRequired: () => required }) }
      }
      case 'IMAGE':
        return pictureInput(new PictureAnswer(this.app, required, answered))
      case 'SELECT':
        return { kind: 'choice', field: new Field<string | null>(places[0] ?? null, { validators }) }
      case 'MULTI': {
        const isEmpty = isNothingChosen
        return { kind: 'choices', field: new Field<readonly string[]>(places, { validators, isEmpty }) }
      }
      case 'DATE':
        return { kind: 'day', field: textField({ validators }, answered) }
      case 'ID_CARD': {
        const normalize = normalizedIdNumber
        return { kind: 'document', field: textField({ validators, normalize, keeping: 'memory' }, answered) }
      }
      case 'TEXT':
      case 'TEXTAREA': {
        const normalize = (typed: string) => this.shortened(typed)
        return { kind: type === 'TEXT' ? 'line' : 'text', field: textField({ validators, normalize }, answered) }
      }
    }
  }

  private shortened(typed: string): string {
    return Array.from(typed).slice(0, longestAnswer(this.about)).join('')
  }

  private problem(): Message | null {
    const fault = answerFault(this.about, this.answer, this.app.clock.now())
    return fault && message(commonText, wordsOf(fault, this.about.type))
  }
}

function pictureInput(picture: PictureAnswer): Input {
  return { kind: 'picture', field: picture.field, picture }
}

/** Null for an option that no longer exists, or that was answered in another language. */
function placeOf(option: string, options: readonly string[]): string | null {
  const at = options.indexOf(option)
  return at < 0 ? null : String(at)
}

function isNothingChosen(places: readonly string[]): boolean {
  return places.length === 0
}

function wordsOf(fault: AnswerFault, type: FormField['type']) {
  const isChosen = type === 'SELECT' || type === 'MULTI' || type === 'DATE'
  if (fault === 'required') return isChosen ? 'form.choose' : 'form.required'
  if (fault === 'option') return 'form.choose'
  return type === 'ID_CARD' ? 'form.idNumber' : 'form.format'
}
