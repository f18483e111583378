import type { Offers } from '../../catalogue/entities/offers'
import type { CouponPromise } from '../../database/schema/coupon-terms'

/** Coupons that come along with something that is bought, as they are now: one for each time its template is named. */
export function promisedCoupons({ coupons }: Pick<Offers, 'coupons'>, templateIds: readonly string[]): CouponPromise[] {
  return templateIds.flatMap((id) => {
    const found = coupons.find(({ couponTemplateId }) => couponTemplateId === id)
    return found ? [promiseOf(found)] : []
  })
}

function promiseOf({ couponTemplateId, terms, days, isOfYear, qty }: CouponPromise): CouponPromise {
  return { couponTemplateId, terms, days, ...(isOfYear && { isOfYear }), qty }
}
