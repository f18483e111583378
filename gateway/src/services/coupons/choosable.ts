import type { Choosable } from '@/domain/best-coupons'
import { centsToYuan } from '@/domain/money'
import type { CouponOffer } from './coupon-offers'

/** A coupon for a draft in the shape that the best are chosen from. */
export function choosable({ coupon, refusal, cents, positions }: CouponOffer): Choosable {
  const { row, terms, expiresAt } = coupon
  return {
    couponId: row.id,
    couponType: terms.couponType,
    usable: refusal === null,
    discountAmount: centsToYuan(cents),
    expireTime: expiresAt,
    couponUseLimitVO: terms.limits,
    appliesTo: positions,
  }
}
