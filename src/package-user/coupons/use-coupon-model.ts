import { type CheckCouponExchangeOutput, checkCouponExchange } from '@/contracts/coupon/check-coupon-exchange'
import type { CouponDetail, OwnCoupon } from '@/contracts/coupon/coupon'
import { getCouponAutoUse } from '@/contracts/coupon/get-coupon-auto-use'
import { type GetCouponSupportOutput, getCouponSupport } from '@/contracts/coupon/get-coupon-support'
import { type UseExchangeCouponOutput, useExchangeCoupon } from '@/contracts/coupon/use-exchange-coupon'
import type { Id } from '@/contracts/wire-types'
import { couponUse } from '@/domain/coupon-use'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** Fields of a user's coupon needed for its use. */
export type UsedCoupon = Pick<OwnCoupon, 'couponId' | 'couponTemplateId' | 'title' | 'couponType' | 'useWay'> &
  Pick<CouponDetail, 'couponBizTypes'>

/** Open sheet: the code for the staff, or the card that a coupon is exchanged for. */
export type UseSheet =
  | { kind: 'code'; coupon: UsedCoupon }
  | { kind: 'exchange'; coupon: UsedCoupon; card: GetCouponSupportOutput }

/** Use of a coupon (COUPON-054…058). */
export class UseCouponModel {
  sheet: UseSheet | null = null
  /** True if the open exchange is possible, or why not (COUPON-079). */
  readonly check: Resource<CheckCouponExchangeOutput>
  readonly fetchingSupport: Submission<[UsedCoupon], GetCouponSupportOutput>
  readonly exchanging: Submission<[], UseExchangeCouponOutput>
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    /** Order whose coupons are used; absent without one (COUPON-089). */
    readonly orderId?: Id,
  ) {
    const { request } = app
    this.fetchingSupport = new Submission((coupon) => this.fetchSupport(coupon))
    this.check = new Resource(() => request(checkCouponExchange, this.exchangeWanted()))
    this.exchanging = new Submission(() => {
      const input = { ...this.exchangeWanted(), type: 'PRIVILEGE_CARD' } as const
      return request(useExchangeCoupon, input, { idempotencyKey: this.intent.keyFor(input) })
    })
    makeRefObservable(this, 'intent')
  }

  /** Uses the coupon by its purpose; the answer of the gateway is in `fetchingSupport`. */
  async use(coupon: UsedCoupon): Promise<void> {
    const { navigation } = this.app
    const { couponId, couponTemplateId } = coupon
    const way = couponUse(coupon)
    if (way === 'code') return this.show({ kind: 'code', coupon })
    // Parking payment starts over: there is no page to return to.
    if (way === 'parking') return navigation.relaunch(routes.parkingPayment, { couponId })
    if (way !== 'support' && way !== 'goods') return navigation.open(routes.couponInfo, { couponTemplateId, couponId })
    const card = await this.fetchingSupport.submit(coupon)
    if (card === null) return
    if (way === 'goods') {
      return card.spuId ? navigation.open(routes.shopDetail, { spuId: card.spuId }) : navigation.open(routes.shop, {})
    }
    if (!card.supportUse) return navigation.open(routes.couponShows, { couponTemplateId, couponId, type: 'SHOW' })
    this.show({ kind: 'exchange', coupon, card })
    await this.check.load()
  }

  /** Makes the open exchange; returns true when the card exists. */
  async exchange(): Promise<boolean> {
    const done = await this.exchanging.submit()
    if (done === null) {
      await this.check.load()
      return false
    }
    this.show(null)
    void this.app.navigation.open(routes.orderDetail, { orderId: done.orderId })
    return true
  }

  show(sheet: UseSheet | null): void {
    this.sheet = sheet
    this.check.clear()
  }

  /** Goods of a coupon, or the card it is exchanged for without a selection (COUPON-077, COUPON-078). */
  private async fetchSupport(coupon: UsedCoupon): Promise<GetCouponSupportOutput> {
    const { request } = this.app
    const { couponId } = coupon
    if (couponUse(coupon) === 'goods') return request(getCouponSupport, { couponId })
    const { support } = await request(getCouponAutoUse, { couponId })
    return support ? request(getCouponSupport, { couponId }) : { supportUse: false }
  }

  private exchangeWanted(): { couponId: string; privilegeCardTemplateId: string } {
    if (this.sheet?.kind !== 'exchange') throw new Error('nothing to exchange')
    const { coupon, card } = this.sheet
    return { couponId: coupon.couponId, privilegeCardTemplateId: card.privilegeCardTemplateId ?? '' }
  }
}
