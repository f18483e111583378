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
  readonly fetchingSupport: Submission<[UsedCoupon], { card: GetCouponSupportOutput; isAtOnce: boolean }>
  readonly exchanging: Submission<[], UseExchangeCouponOutput>
  private readonly intent = new IntentKey()
  private exchanged: { coupon: UsedCoupon; card: GetCouponSupportOutput } | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    /** Order whose coupons are used; absent without one (COUPON-089). */
    readonly orderId?: Id,
  ) {
    const { request } = app
    this.fetchingSupport = new Submission(({ couponId }) => this.fetchSupport(couponId))
    this.check = new Resource(() => request(checkCouponExchange, this.exchangeWanted()))
    this.exchanging = new Submission(() => {
      const input = { ...this.exchangeWanted(), type: 'PRIVILEGE_CARD' } as const
      return request(useExchangeCoupon, input, { idempotencyKey: this.intent.keyFor(input) })
    })
    makeRefObservable(this, 'intent', 'exchanged')
  }

  /** Uses the coupon by its purpose; the answer of the gateway is in `fetchingSupport`. */
  async use(coupon: UsedCoupon): Promise<void> {
    const { navigation } = this.app
    const { couponId, couponTemplateId } = coupon
    const way = couponUse(coupon)
    if (way === 'code') return this.show({ kind: 'code', coupon })
    // Parking payment starts over: there is no page to return to.
    if (way === 'parking') return navigation.relaunch(routes.parkingPayment, { couponId })
    if (way === 'info') return navigation.open(routes.couponInfo, { couponTemplateId, couponId })
    const support = await this.fetchingSupport.submit(coupon)
    if (support === null) return
    const { card, isAtOnce } = support
    if (!card.supportUse) {
      const type = way === 'goods' ? 'ITEM' : 'SHOW'
      return navigation.open(routes.couponShows, { couponTemplateId, couponId, type })
    }
    // Goods are exchanged by an order, which needs an address.
    if (card.spuId) return navigation.open(routes.shopDetail, { spuId: card.spuId })
    this.exchanged = { coupon, card }
    if (isAtOnce && (await this.exchange())) return
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

  /** Item that a coupon is exchanged for, and whether the exchange needs no prompt (COUPON-077, COUPON-078, D-38). */
  private async fetchSupport(couponId: string) {
    const { request } = this.app
    const card = await request(getCouponSupport, { couponId })
    const isForCard = card.supportUse && !card.spuId
    return { card, isAtOnce: isForCard && (await request(getCouponAutoUse, { couponId })).support }
  }

  private exchangeWanted(): { couponId: string; privilegeCardTemplateId: string } {
    if (this.exchanged === null) throw new Error('nothing to exchange')
    const { coupon, card } = this.exchanged
    return { couponId: coupon.couponId, privilegeCardTemplateId: card.privilegeCardTemplateId ?? '' }
  }
}
