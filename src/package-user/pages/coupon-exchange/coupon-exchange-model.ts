import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type ExchangeCouponInput, exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import type { ObtainCouponOutput } from '@/contracts/coupon/obtain-coupon'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { typedCodeField } from '@/form/typed-code-field'
import { required } from '@/form/validators'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

export const MAX_CODE_LENGTH = 32

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.notFound, 'code'],
  [BUSINESS_ERROR.couponGone, 'code'],
] as const)

/** Exchanges a code for coupons (COUPON-001). */
export class CouponExchangeModel {
  readonly code: Field<string>
  readonly form: Form<{ code: Field<string> }, ObtainCouponOutput>
  /** Coupons of the last code; null before one. */
  received: ObtainCouponOutput | null = null
  private intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts'>,
    code = '',
  ) {
    this.code = typedCodeField(MAX_CODE_LENGTH, { validators: [required] }, code)
    this.form = new Form(
      { code: this.code },
      { submit: () => this.exchange(), serverErrors: FIELD_ERRORS, draft: app.drafts.of('coupon-exchange') },
    )
    makeRefObservable(this, 'intent')
  }

  /** Shows the received coupons and empties the field. */
  async submit(): Promise<void> {
    const received = await this.form.submit()
    if (received === null) return
    this.form.reset()
    this.code.reset('')
    // The same code again is a new intent, and rejected.
    this.intent = new IntentKey()
    this.setReceived(received)
  }

  private setReceived(received: ObtainCouponOutput): void {
    this.received = received
  }

  private exchange(): Promise<ObtainCouponOutput> {
    const exchangeCode = this.code.value
    const input: ExchangeCouponInput = { exchangeCode, obtainType: 'EXCHANGE_CODE', source: 'SHOW_OBTAIN' }
    return this.app.request(exchangeCoupon, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
