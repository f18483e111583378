import { checkCaptcha } from '@/contracts/risk/check-captcha'
import { type CaptchaType, type RecordCaptchaOutput, recordCaptcha } from '@/contracts/risk/record-captcha'
import { isEmpty } from '@/form/field'
import { textField } from '@/form/text-field'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { orderScope } from '@/request/risk-tokens'
import type { App } from '@/services/app'

const SCOPE = 'ORDER'

interface GuardedSale {
  showId: string
  kinds: readonly CaptchaType[]
}

/** Security check before a purchase: one captcha after the other until each kind is solved. */
export class CaptchaModel {
  readonly answer = textField({ keeping: 'nothing' })
  /** True after a wrong answer. */
  hasFailed = false
  /** Number of solved captchas. */
  solved = 0
  readonly riddle: Resource<RecordCaptchaOutput>
  readonly checking: Submission<[], true>

  constructor(
    private readonly app: Pick<App, 'request' | 'risk'>,
    private readonly sale: GuardedSale,
    private readonly onDone: () => void,
  ) {
    this.riddle = new Resource(
      () => this.fetchRiddle(),
      (riddle) => this.passOver(riddle),
    )
    this.checking = new Submission(() => this.check())
    makeRefObservable(this)
  }

  get kind(): CaptchaType | null {
    return this.sale.kinds[this.solved] ?? null
  }

  get count(): number {
    return this.sale.kinds.length
  }

  get canCheck(): boolean {
    return !isEmpty(this.answer.value)
  }

  /** Fetches a captcha of the current kind. */
  async load(): Promise<void> {
    this.answer.reset()
    await this.riddle.load()
  }

  /** A failed risk service must not block the purchase: the gateway decides what it accepts. */
  private passOver({ captchaId }: RecordCaptchaOutput): void {
    if (!captchaId) this.proceed()
  }

  private fetchRiddle(): Promise<RecordCaptchaOutput> {
    const { showId } = this.sale
    return this.app.request(recordCaptcha, { scope: SCOPE, captchaType: this.kind ?? 'IMAGE', showId })
  }

  private async check(): Promise<true> {
    const { kind, app } = this
    const answer = this.answer.value
    const captchaId = this.riddle.value?.captchaId
    if (!captchaId || kind === null) return true
    const { pass, token } = await app.request(
      checkCaptcha,
      { captchaId, scope: SCOPE, captchaType: kind, answer },
      { isUserAction: true },
    )
    if (token) app.risk.setCaptcha(orderScope(this.sale.showId), kind, token)
    const hasFailed = pass === false
    // The error text comes with the new picture: beside the old one it would invite another answer to that.
    if (hasFailed) await this.load()
    else this.proceed()
    this.recordFailure(hasFailed)
    return true
  }

  private recordFailure(hasFailed: boolean): void {
    this.hasFailed = hasFailed
  }

  private proceed(): void {
    this.solved += 1
    if (this.kind === null) this.onDone()
    else void this.load()
  }
}
