import type { OwnCoupon } from '@/contracts/coupon/coupon'

/** What makes coupons of a user the same to them. */
type Groupable = Pick<
  OwnCoupon,
  'couponId' | 'couponTemplateId' | 'couponType' | 'qty' | 'startTime' | 'expireTime' | 'giftable'
> & {
  couponStatus: Pick<OwnCoupon['couponStatus'], 'code'>
}

/** Coupons that are drawn as one: the one that a tap is about, and how many there are of it. */
export interface CouponGroup<Coupon> {
  coupon: Coupon
  count: number
}

/** Equal coupons together, where the first of them stands: of one kind and state, with the same first and last moment. */
export function couponGroups<Coupon extends Groupable>(coupons: readonly Coupon[]): CouponGroup<Coupon>[] {
  return groupBy(coupons, keyOf)
}

/**
 * The same for a choice: a group stands for the coupon of it that is chosen. Of exchange coupons, several of which may be
 * chosen, each chosen one stands alone before those that are left.
 */
export function choosableGroups<Coupon extends Groupable>(
  coupons: readonly Coupon[],
  chosenIds: readonly string[],
): CouponGroup<Coupon>[] {
  const isChosen = ({ couponId }: Coupon) => chosenIds.includes(couponId)
  return couponGroups(coupons).flatMap(({ coupon }) => {
    const all = coupons.filter((each) => keyOf(each) === keyOf(coupon))
    const chosen = all.filter(isChosen)
    const left = all.filter((each) => !isChosen(each))
    if (coupon.couponType !== 'EXCHANGE') return [{ coupon: chosen[0] ?? coupon, count: all.length }]
    return [
      ...chosen.map((each) => ({ coupon: each, count: 1 })),
      ...(left[0] ? [{ coupon: left[0], count: left.length }] : []),
    ]
  })
}

function groupBy<Coupon>(coupons: readonly Coupon[], key: (coupon: Coupon) => string): CouponGroup<Coupon>[] {
  const groups = new Map<string, CouponGroup<Coupon>>()
  for (const coupon of coupons) {
    const known = groups.get(key(coupon))
    if (known) known.count += 1
    else groups.set(key(coupon), { coupon, count: 1 })
  }
  return [...groups.values()]
}

/** Several that came together in one coupon are counted by themselves. */
function keyOf({
  couponId,
  couponTemplateId,
  couponStatus,
  qty = 1,
  startTime,
  expireTime,
  giftable,
}: Groupable): string {
  return qty > 1 ? couponId : [couponTemplateId, couponStatus.code, startTime, expireTime, giftable].join(' ')
}
