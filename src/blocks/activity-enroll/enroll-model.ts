import type { ActivityEnrollComponent } from '@/contracts/layout/offer-components'
import { enroll } from '@/contracts/topic/enroll'
import type { FormField } from '@/contracts/topic/form-field'
import { MAINLAND_AREA_CODE, type PhoneNumber } from '@/domain/phone'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { chosen, required } from '@/form/validators'
import { IntentKey } from '@/lib/intent-key'
import type { App } from '@/services/app'

/** A question of the merchant's, and the field its answer goes into. */
export type Question = { about: FormField } & (
  | { kind: 'text'; field: Field<string> }
  | { kind: 'phone'; field: Field<PhoneNumber> }
  | { kind: 'choice'; field: Field<string | null> }
)

/** How many letters an answer may have, also where the form does not say. */
export function longestAnswer({ maxLength = 100 }: FormField): number {
  return maxLength
}

/** The enrolment form of an activity. What was typed stays when it is closed. */
export class EnrollModel {
  readonly questions: readonly Question[]
  readonly form: Form<Record<string, Question['field']>, true>
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts'>,
    private readonly activity: ActivityEnrollComponent['data'],
  ) {
    this.questions = activity.schema.map(questionOf)
    // Numbered: what a merchant calls a question is no name for a property.
    const fields = Object.fromEntries(this.questions.map(({ field }, index) => [`answer-${index}`, field]))
    const draft = app.drafts.of(`enroll-${activity.topicId}`)
    this.form = new Form(fields, { submit: () => this.send(), draft })
  }

  private async send(): Promise<true> {
    const { topicId } = this.activity
    const answers = Object.fromEntries(this.questions.map((question) => [question.about.key, answerOf(question)]))
    const idempotencyKey = this.intent.keyFor(answers)
    await this.app.request(enroll, { topicId, answers }, { idempotencyKey })
    return true
  }
}

function questionOf(about: FormField): Question {
  if (about.type === 'PHONE') return { about, kind: 'phone', field: phoneField({ isRequired: () => about.required }) }
  if (about.type === 'SELECT') {
    return {
      about,
      kind: 'choice',
      field: new Field<string | null>(null, { validators: about.required ? [chosen] : [] }),
    }
  }
  const validators = about.required ? [required] : []
  const normalize = (typed: string) => typed.slice(0, longestAnswer(about))
  return { about, kind: 'text', field: textField({ validators, normalize }) }
}

/** One text for each answer; a number from abroad has its area before it. */
function answerOf(question: Question): string {
  if (question.kind !== 'phone') return question.field.value ?? ''
  const { countryCode, cellphone } = question.field.value
  return countryCode === MAINLAND_AREA_CODE || cellphone === '' ? cellphone : `+${countryCode} ${cellphone}`
}
