import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { mayCombineCoupons } from '@/domain/best-coupons'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { type CouponOffer, isWorthShowing, offersOf } from './coupon-offers'
import { couponsOfUser } from './own-coupons'

type Call = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/** Coupons to show to the buyer of a draft: usable ones with what they take off, the others with why not. */
export async function couponOffers(
  call: Call,
  draft: OrderDraft,
  before: readonly NamedDeduction[],
): Promise<CouponOffer[]> {
  const now = call.clock.now()
  const shown = (await couponsOfUser(call)).filter((coupon) => isWorthShowing(coupon, draft, now))
  return offersOf({ catalogue: call.shop.catalogue, now }, shown, draft, before)
}

/**
 * The chosen coupons: one, or as many exchange coupons as there are units, never mixed (contract A-COUPON-5). Each has
 * to be usable on its own.
 */
export const couponDeductions: DeductionSource = {
  type: 'COUPON',
  async find(call, draft, { couponIds = [] }, before) {
    const wanted = [...new Set(couponIds)]
    if (wanted.length === 0) return []
    const owned = (await couponsOfUser(call)).filter(({ row }) => wanted.includes(row.id))
    const offers = offersOf({ catalogue: call.shop.catalogue, now: call.clock.now() }, owned, draft, before)
    const chosen = wanted.flatMap((id) => offers.find(({ coupon }) => coupon.row.id === id) ?? [])
    if (chosen.length !== wanted.length) throw refused('order.couponUnusable')
    const units = draft.lines.reduce((total, line) => total + line.units.length, 0)
    const terms = chosen.map(({ coupon }) => coupon.terms)
    if (!mayCombineCoupons(terms, units)) throw refused('coupon.not.together')
    return chosen.map(({ refusal, deduction }) => {
      if (deduction === null)
        throw new BusinessError(BUSINESS_ERROR.couponUnusable, refusal.key, { mode: 2, values: refusal.values ?? {} })
      return deduction
    })
  },
}

function refused(key: 'order.couponUnusable' | 'coupon.not.together'): BusinessError {
  return new BusinessError(BUSINESS_ERROR.couponUnusable, key, { mode: 2 })
}
