import type { OwnCoupon } from '@/contracts/coupon/coupon'

/**
 * What "use" does: pay for parking, read what another shop takes, show a code to staff, go shopping for goods; for
 * everything else the shop decides whether it is exchanged (COUPON-054…058).
 */
export type CouponUse = 'parking' | 'info' | 'code' | 'goods' | 'support'

/** What the button of a coupon does. */
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
