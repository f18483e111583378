import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { PreOrderGoodsOutput } from '@/contracts/goods/pre-order-goods'
import type { Id } from '@/contracts/wire-types'
import { bestCoupons } from '@/domain/best-coupons'
import { toAppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** Fetches the price of one order, with or without a coupon. */
type FetchPrice = (couponId: Id | null) => Promise<PreOrderGoodsOutput>

/** A price with its coupon. */
interface PricedOrder {
  couponId: Id | null
  offer: PreOrderGoodsOutput
}

/**
 * Coupon of each order in a purchase: the buyer's selection; before one, the best if the merchant enables it
 * (SHELL-035, COUPON-066…069). A coupon is used in one order at most.
 */
export class CouponChoice {
  private chosen: ReadonlyMap<GoodsDeliverMethod, Id | null> = new Map()

  constructor(private readonly isAutomatic: () => boolean) {
    makeRefObservable(this)
  }

  /** Selects or deselects the coupon of an order; removes it from another order. */
  choose(method: GoodsDeliverMethod, couponId: Id | null): void {
    const others = [...this.chosen].map(([other, id]) => [other, id === couponId ? null : id] as const)
    this.chosen = new Map([...others, [method, couponId]])
  }

  /** True without a selection of the buyer. */
  isOpen(method: GoodsDeliverMethod): boolean {
    return !this.chosen.has(method)
  }

  /** Current selection, to restore after a failed price request. */
  get choices(): ReadonlyMap<GoodsDeliverMethod, Id | null> {
    return this.chosen
  }

  restore(choices: ReadonlyMap<GoodsDeliverMethod, Id | null>): void {
    this.chosen = choices
  }

  /** Prices an order with its coupon; `taken`: coupons of the other orders. Omits a coupon that is gone. */
  async price(method: GoodsDeliverMethod, taken: readonly Id[], fetch: FetchPrice): Promise<PricedOrder> {
    const wanted = this.chosen.get(method)
    if (wanted === undefined) return this.priceWithBest(taken, fetch)
    if (wanted !== null && !taken.includes(wanted)) {
      try {
        return { couponId: wanted, offer: await fetch(wanted) }
      } catch (thrown) {
        if (toAppError(thrown).statusCode !== BUSINESS_ERROR.couponUnusable) throw thrown
      }
    }
    return { couponId: null, offer: await fetch(null) }
  }

  private async priceWithBest(taken: readonly Id[], fetch: FetchPrice): Promise<PricedOrder> {
    const without = await fetch(null)
    const elsewhere = [...taken, ...this.chosen.values()]
    const free = without.coupons.filter(({ couponId }) => !elsewhere.includes(couponId))
    const [best] = this.isAutomatic() ? bestCoupons(free, 1) : []
    return best === undefined ? { couponId: null, offer: without } : { couponId: best, offer: await fetch(best) }
  }
}
