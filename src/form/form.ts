import type { AppError } from '@/lib/app-error'
import { Cooldown } from '@/lib/cooldown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { Draft } from './draft'
import type { Field } from './field'

type AnyField = Pick<
  Field<unknown>,
  'value' | 'problem' | 'keeping' | 'touch' | 'reveal' | 'refuse' | 'restore' | 'onChange'
> & { reset(): void }
export type Fields = Readonly<Record<string, AnyField>>

/** The values of a form by the names of its fields. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name]['value'] }

interface FormOptions<F extends Fields, Result> {
  /** Sends the values; they are right when this is called. */
  submit(values: ValuesOf<F>): Promise<Result>
  /** The field that a business error of the server is about, by its status code. */
  serverErrors?: ReadonlyMap<number, keyof F>
  /** Taps within half a second after one that was sent do nothing (LOGIN-037). */
  hasCooldown?: boolean
  /** Storage of unsent input until the form is reopened. */
  draft?: Draft
}

/**
 * Form of a page: fields in the order of the screen, validated together, sent once however often the button is tapped.
 * An invalid form moves the focus to its first invalid field; so does a field error of the server.
 */
export class Form<F extends Fields, Result = unknown> {
  private readonly submission: Submission<[], Result>
  private readonly cooldown = new Cooldown()

  constructor(
    readonly fields: F,
    private readonly options: FormOptions<F, Result>,
  ) {
    this.submission = new Submission(() => options.submit(this.values))
    makeRefObservable(this, 'saveDraft', 'restoreDraft')
    this.restoreDraft()
    for (const field of Object.values(fields)) field.onChange(() => this.saveDraft())
  }

  get values(): ValuesOf<F> {
    return Object.fromEntries(Object.entries(this.fields).map(([name, { value }]) => [name, value])) as ValuesOf<F>
  }

  get isValid(): boolean {
    return Object.values(this.fields).every(({ problem }) => problem === null)
  }

  get isSubmitting(): boolean {
    return this.submission.isRunning
  }

  /** Failure of sending that concerns no single field. */
  get error(): AppError | null {
    return this.fieldOfError ? null : this.submission.error
  }

  /** Shows every error and moves the focus to the first; true without errors. */
  check(): boolean {
    const fields = Object.values(this.fields)
    for (const field of fields) field.touch()
    const wrong = fields.find(({ problem }) => problem !== null)
    wrong?.reveal()
    return wrong === undefined
  }

  /** The answer of the server; null when something is wrong, nothing came, or it is on its way already. */
  async submit(): Promise<Result | null> {
    if (this.isSubmitting || !this.check()) return null
    if (this.options.hasCooldown && !this.cooldown.begin()) return null
    const result = await this.submission.submit()
    const { error } = this.submission
    if (error === null) this.options.draft?.clear()
    else this.refuse(error)
    return result
  }

  /** Empty again, with nothing kept. */
  reset(): void {
    for (const field of Object.values(this.fields)) field.reset()
    this.options.draft?.clear()
  }

  private get fieldOfError(): AnyField | null {
    const name = this.options.serverErrors?.get(this.submission.error?.statusCode ?? 0)
    return name === undefined ? null : (this.fields[name] ?? null)
  }

  private refuse(error: AppError): void {
    const { fieldOfError } = this
    fieldOfError?.refuse(error)
    fieldOfError?.reveal()
  }

  private restoreDraft(): void {
    const kept = this.options.draft?.load()
    if (!kept) return
    for (const [name, field] of Object.entries(this.fields)) {
      if (kept.has(name)) field.restore(kept.get(name))
    }
  }

  private saveDraft(): void {
    const { draft } = this.options
    const kept = Object.entries(this.fields).filter(([, { keeping }]) => keeping !== 'nothing')
    draft?.save(kept.map(([name, { value, keeping }]) => ({ name, value, mayStay: keeping === 'checkout' })))
  }
}
