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

/** The security check before a purchase: one riddle after the other until each kind is solved. */
export class CaptchaModel {
  readonly answer = textField({ keeping: 'nothing' })
  /** The last answer was wrong. */
  hasFailed = false
  /** Riddles that are solved. */
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

  /** A riddle of the kind whose turn it is. */
  async load(): Promise<void> {
    this.answer.reset()
    await this.riddle.load()
  }

  /** A risk service that is out of order must not stand in the way: the shop decides what it takes. */
  private passOver({ captchaId }: RecordCaptchaOutput): void {
    if (!captchaId) this.goOn()
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
    // The words come with the picture they ask to try: read beside the old one they would invite an answer to that.
    if (hasFailed) await this.load()
    else this.goOn()
    this.noteFailure(hasFailed)
    return true
  }

  private noteFailure(hasFailed: boolean): void {
    this.hasFailed = hasFailed
  }

  private goOn(): void {
    this.solved += 1
    if (this.kind === null) this.onDone()
    else void this.load()
  }
}
