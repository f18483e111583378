import { bind } from '@/contracts/account/bind'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { Form } from '@/form/form'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'
import { PhoneProof } from '../../account/phone-proof'

type Parts = Pick<App, 'request' | 'shopConfig' | 'session' | 'navigation' | 'clock' | 'drafts'>

/** Swaps the phone of the account for another: a code of the present one, then one of the new one. */
export class PhoneChangeModel {
  readonly current: PhoneProof
  readonly next: PhoneProof
  readonly form: Form<{ phone: PhoneProof['code']['phone']; verifyCode: PhoneProof['verifyCode'] }, true>
  step: 'current' | 'next' = 'current'

  constructor(private readonly app: Parts) {
    this.current = new PhoneProof(app, 'CHANGE')
    this.next = new PhoneProof(app, 'BIND')
    this.form = new Form(
      { phone: this.next.code.phone, verifyCode: this.next.verifyCode },
      {
        submit: () => this.swap(),
        serverErrors: new Map([
          [BUSINESS_ERROR.phoneTaken, 'phone'],
          [BUSINESS_ERROR.phoneRegion, 'phone'],
        ] as const),
        hasCooldown: true,
      },
    )
    makeRefObservable(this)
  }

  load(): void {
    this.proof.load()
  }

  /** Proof of the visible step. */
  get proof(): PhoneProof {
    return this[this.step]
  }

  /** To the new number, once a code of the present one is typed; or back. */
  goTo(step: 'current' | 'next'): void {
    this.step = step
    this.proof.load()
  }

  /** Returns to the previous page; pages reload when they are shown. True when the phone is changed. */
  async submit(): Promise<boolean> {
    if (!(await this.form.submit())) return false
    await this.app.navigation.back()
    return true
  }

  dispose(): void {
    this.current.dispose()
    this.next.dispose()
  }

  private async swap(): Promise<true> {
    const cellphoneBindParam = {
      ...this.next.code.phone.value,
      verifyCode: this.next.verifyCode.value,
      currentCode: this.current.verifyCode.value,
    }
    this.app.session.signIn(await this.app.request(bind, { bindType: 'CELLPHONE', cellphoneBindParam }))
    return true
  }
}
