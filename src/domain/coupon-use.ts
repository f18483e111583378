import type { OwnCoupon } from '@/contracts/coupon/coupon'

/**
 * Effect of "use": pay for parking, open another shop's coupon, show a code to staff, otherwise the shop decides on an
 * exchange, of goods or of anything else (COUPON-054…058, D-38).
 */
export type CouponUse = 'parking' | 'info' | 'code' | 'goods' | 'support'

/** Effect of the button of a coupon. */
export function couponUse({
  couponType,
  couponBizTypes,
  useWay,
}: Pick<OwnCoupon, 'couponType' | 'couponBizTypes' | 'useWay'>): CouponUse {
  const isOnlyFor = (business: OwnCoupon['couponBizTypes'][number]) =>
    couponBizTypes.length > 0 && couponBizTypes.every((each) => each === business)
  if (isOnlyFor('PARKING_FEE')) return 'parking'
  if (couponType === 'OUTER') return 'info'
  if (useWay === 'OFFLINE') return 'code'
  return isOnlyFor('ITEM') ? 'goods' : 'support'
}
