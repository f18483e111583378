import type { FormAnswers, FormField } from '@/contracts/form/form-field'
import { type Fields, Form, type ValuesOf } from '@/form/form'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'
import { Question, type QuestionApp } from './question'

export type SchemaFormApp = QuestionApp & Pick<App, 'drafts'>

interface SchemaFormOptions<Own extends Fields, Result> {
  /** The questions of the merchant. */
  schema: readonly FormField[]
  /** Fields that every form of the kind has, before the merchant's. */
  own: Own
  /** Earlier answers; a draft is newer. */
  answers?: FormAnswers
  /** Key of the draft. */
  draftKey: string
  /** Business errors that are about a separate field, by their status codes. */
  serverErrors?: ReadonlyMap<number, keyof Own & string>
  submit(own: ValuesOf<Own>, answers: FormAnswers): Promise<Result>
}

/**
 * A form by the schema of the shop. What was answered is kept until it is sent: when the form is left, when the user logs
 * in, in another language, and when the app starts again (decision 35).
 */
export class SchemaForm<Own extends Fields, Result> {
  readonly questions: readonly Question[]
  readonly own: Own
  readonly form: Form<Fields, Result>

  constructor(app: SchemaFormApp, options: SchemaFormOptions<Own, Result>) {
    const { schema, own, draftKey, serverErrors, submit, answers = {} } = options
    this.questions = schema.map((about) => new Question(app, about, answers[about.key]))
    this.own = own
    // Named by what no property is: a merchant may call a question anything.
    const fields = Object.fromEntries(this.questions.map(({ about, input }) => [`answer ${about.key}`, input.field]))
    this.form = new Form<Fields, Result>(
      { ...own, ...fields },
      {
        draft: app.drafts.of(draftKey, { isApplication: true }),
        serverErrors,
        submit: () => submit(valuesOf(own), this.answers),
      },
    )
    makeRefObservable(this)
  }

  get answers(): FormAnswers {
    return Object.fromEntries(this.questions.map(({ about, answer }) => [about.key, answer]))
  }

  /** A picture is on its way: it is sent without it otherwise. */
  get isUploading(): boolean {
    return this.questions.some(({ input }) => input.kind === 'picture' && input.picture.isUploading)
  }

  /** Takes the same schema in another language; false for another schema, which needs a form of its own. */
  reword(schema: readonly FormField[]): boolean {
    const isSame =
      schema.length === this.questions.length &&
      this.questions.every(({ about: { key, type } }, at) => schema[at]?.key === key && schema[at]?.type === type)
    if (!isSame) return false
    for (const [at, question] of this.questions.entries()) {
      const about = schema[at]
      if (about) question.reword(about)
    }
    return true
  }
}

function valuesOf<Own extends Fields>(own: Own): ValuesOf<Own> {
  return Object.fromEntries(Object.entries(own).map(([name, { value }]) => [name, value])) as ValuesOf<Own>
}
