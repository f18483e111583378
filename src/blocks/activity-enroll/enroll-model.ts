import { makeAutoObservable, runInAction } from 'mobx'
import type { ActivityEnrollComponent } from '@/contracts/layout/offer-components'
import { enroll } from '@/contracts/topic/enroll'
import type { FormField } from '@/contracts/topic/form-field'
import { randomHex } from '@/lib/random-hex'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** How many letters an answer may have, also where the form does not say. */
export function longestAnswer({ maxLength = 100 }: FormField): number {
  return maxLength
}

/** The enrolment form of an activity. What was typed stays when it is closed. */
export class EnrollModel {
  isOpen = false
  /** Set by the first try to send: from then on gaps are pointed at. */
  isChecked = false
  answers: Record<string, string> = {}
  readonly sending: Submission<[], boolean>

  private idempotencyKey = randomHex(32)

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'navigation'>,
    private readonly form: ActivityEnrollComponent['data'],
    private readonly onDone: () => void,
  ) {
    this.sending = new Submission(() => this.send())
    makeAutoObservable<this, 'app' | 'form' | 'onDone' | 'idempotencyKey'>(
      this,
      { app: false, form: false, onDone: false, idempotencyKey: false, sending: false },
      { autoBind: true },
    )
  }

  /** Opens the form; a visitor logs in first. */
  open(): void {
    if (this.app.session.isLoggedIn) this.isOpen = true
    else void this.app.navigation.openLogin()
  }

  close(): void {
    this.isOpen = false
  }

  answer(field: FormField, value: string): void {
    this.answers[field.key] = value.slice(0, longestAnswer(field))
    this.idempotencyKey = randomHex(32)
  }

  isMissing({ key, required }: FormField): boolean {
    return this.isChecked && required && !this.answers[key]?.trim()
  }

  private async send(): Promise<boolean> {
    runInAction(() => {
      this.isChecked = true
    })
    if (this.form.schema.some((field) => this.isMissing(field))) return false
    const { topicId } = this.form
    const { idempotencyKey } = this
    await this.app.request(enroll, { topicId, answers: { ...this.answers } }, { isUserAction: true, idempotencyKey })
    this.close()
    this.onDone()
    return true
  }
}
