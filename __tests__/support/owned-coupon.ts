import type { CouponTerms } from '../../gateway/src/database/schema/coupon-terms'
import type { OwnedCoupon } from '../../gateway/src/services/coupons/own-coupons'
import { catalogue, NOW } from './random-carts'

/** A coupon with these terms that a user has, without a database. */
export function ownedCoupon(terms: CouponTerms, id: string, expiresAt = NOW + 1): OwnedCoupon {
  const [template] = catalogue.content.offers.coupons
  if (!template) throw new Error('the demo shop has no coupons')
  const row = {
    id,
    userId: 'user',
    templateId: template.couponTemplateId,
    copy: 0,
    obtainType: 'RECEIVE',
    state: 'AVAILABLE' as const,
    terms,
    obtainedAt: NOW,
    startsAt: NOW,
    expiresAt: null,
    redeemedAt: null,
    remindedAt: null,
    sourceUnitId: null,
  }
  return { row, template, terms, expiresAt }
}
