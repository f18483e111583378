import type { CouponPromise } from '../../database/schema/coupon-terms'
import type { DemoOffers } from '../../demo/demo-offer-types'

/** Coupons that come along with something that is bought, as they are now: one for each time its template is named. */
export function promisedCoupons(
  { coupons }: Pick<DemoOffers, 'coupons'>,
  templateIds: readonly string[],
): CouponPromise[] {
  return templateIds.flatMap((id) => {
    const found = coupons.find(({ couponTemplateId }) => couponTemplateId === id)
    return found ? [promiseOf(found)] : []
  })
}

function promiseOf({ couponTemplateId, terms, days, isOfYear, qty }: CouponPromise): CouponPromise {
  return { couponTemplateId, terms, days, ...(isOfYear && { isOfYear }), qty }
}
