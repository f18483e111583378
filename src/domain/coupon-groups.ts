import type { OwnCoupon } from '@/contracts/coupon/coupon'

/** Visible fields of a coupon. */
type Groupable = Pick<
  OwnCoupon,
  'couponId' | 'couponTemplateId' | 'couponType' | 'qty' | 'expireTime' | 'termDescription'
> & {
  couponStatus: Pick<OwnCoupon['couponStatus'], 'code'>
}

/** Coupons that are drawn as one: the one that a tap uses, and how many there are of it. */
export interface CouponGroup<Coupon> {
  coupon: Coupon
  count: number
}

/** Equal coupons together, at the place of the first: of one kind, state and validity in words. The one that ends first is used first. */
export function couponGroups<Coupon extends Groupable>(coupons: readonly Coupon[]): CouponGroup<Coupon>[] {
  return equalCoupons(coupons).flatMap((equal) => groupOf(equal))
}

/**
 * The same for a choice: a group stands for the coupon of it that is chosen. Of exchange coupons, several of which may be
 * chosen, each chosen one stands alone before those that are left.
 */
export function choosableGroups<Coupon extends Groupable>(
  coupons: readonly Coupon[],
  chosenIds: readonly string[],
): CouponGroup<Coupon>[] {
  return equalCoupons(coupons).flatMap((equal) => {
    const chosen = equal.filter(({ couponId }) => chosenIds.includes(couponId))
    if (!equal.some(({ couponType }) => couponType === 'EXCHANGE')) {
      return groupOf(equal).map(({ coupon, count }) => ({ coupon: chosen[0] ?? coupon, count }))
    }
    const left = equal.filter((coupon) => !chosen.includes(coupon))
    return [...chosen.map((coupon) => ({ coupon, count: 1 })), ...groupOf(left)]
  })
}

/** None of no coupons. */
function groupOf<Coupon extends Groupable>(equal: readonly Coupon[]): CouponGroup<Coupon>[] {
  const [coupon] = [...equal].sort((a, b) => a.expireTime - b.expireTime)
  return coupon ? [{ coupon, count: equal.length }] : []
}

function equalCoupons<Coupon extends Groupable>(coupons: readonly Coupon[]): Coupon[][] {
  const groups = new Map<string, Coupon[]>()
  for (const coupon of coupons) groups.set(keyOf(coupon), [...(groups.get(keyOf(coupon)) ?? []), coupon])
  return [...groups.values()]
}

/** Several that came together in one coupon are counted by themselves. */
function keyOf({ couponId, couponTemplateId, couponStatus, qty = 1, termDescription }: Groupable): string {
  return qty > 1 ? couponId : [couponTemplateId, couponStatus.code, termDescription].join(' ')
}
