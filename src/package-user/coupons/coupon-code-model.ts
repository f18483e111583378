import { type GetCouponCodeOutput, getCouponCode } from '@/contracts/coupon/get-coupon-code'
import type { Id } from '@/contracts/wire-types'
import type { AppError } from '@/lib/app-error'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** A coupon whose code is shown, with its order if it has one. */
export interface CodeOf {
  couponId: Id
  couponTemplateId: Id
  orderId?: Id | undefined
}

/** Coupon code for the staff; renewed when it expires. */
export class CouponCodeModel {
  readonly code: Resource<GetCouponCodeOutput>
  readonly countdown: Countdown

  constructor(
    app: Pick<App, 'request' | 'clock'>,
    { couponId, couponTemplateId, orderId }: CodeOf,
    private readonly onFail: (error: AppError) => void,
  ) {
    this.countdown = new Countdown(app.clock)
    const source = orderId === undefined ? 'SINGLE_COUPON' : 'ORDER_INFO'
    this.code = new Resource(
      () => app.request(getCouponCode, { couponId, couponTemplateId, ...(orderId && { orderId }), source }),
      ({ verifyCodeExpireTime, serverTime }) =>
        this.countdown.start((verifyCodeExpireTime - serverTime) / 1000, () => void this.load()),
    )
    makeRefObservable(this)
  }

  async load(): Promise<void> {
    await this.code.load()
    if (this.code.error) this.onFail(this.code.error)
  }

  pause(): void {
    this.countdown.stop()
  }

  dispose(): void {
    this.countdown.stop()
  }
}
