import type { CouponUseLimit, OfferedCoupon } from '@/contracts/coupon/coupon'

type Choosable = Pick<
  OfferedCoupon,
  'couponId' | 'couponType' | 'usable' | 'discountAmount' | 'expireTime' | 'couponUseLimitVO'
>

/** In this order a coupon that is limited is more narrowly so than one that is not (contract A-COUPON-2). */
const SCOPES: readonly (keyof CouponUseLimit)[] = [
  'showIds',
  'showSessionIds',
  'seatPlanIds',
  'venueIds',
  'showTypes',
  'tagIds',
  'itemIds',
  'categoryIds',
]

/**
 * The coupons that a buyer is best served with, by their ids: exchange coupons, as many as there are tickets; else the
 * one that takes off most, of equals the one that ends first, of equals the narrower one (COUPON-066…069).
 */
export function bestCoupons(coupons: readonly Choosable[], ticketCount: number): string[] {
  const usable = coupons.filter((coupon) => coupon.usable && coupon.discountAmount > 0)
  const exchanges = usable.filter(isExchange).sort((a, b) => a.expireTime - b.expireTime || byScope(a, b))
  if (exchanges.length > 0) return exchanges.slice(0, ticketCount).map(({ couponId }) => couponId)
  const [best] = usable.sort(
    (a, b) => b.discountAmount - a.discountAmount || a.expireTime - b.expireTime || byScope(a, b),
  )
  return best ? [best.couponId] : []
}

/** Whether coupons may be used in one order: one of any kind, or exchange coupons up to the number of tickets (A-COUPON-5). */
export function mayCombineCoupons(coupons: readonly Pick<OfferedCoupon, 'couponType'>[], ticketCount: number): boolean {
  return coupons.every(isExchange) ? coupons.length <= ticketCount : coupons.length <= 1
}

/**
 * What is chosen after a tap on a usable coupon: one of its kind, or exchange coupons up to the number of tickets, never
 * both (contract A-COUPON-5). Null where one more cannot be taken.
 */
export function toggledCoupons(
  coupons: readonly Choosable[],
  chosenIds: readonly string[],
  tapped: Choosable,
  ticketCount: number,
): readonly string[] | null {
  if (!tapped.usable) return null
  if (chosenIds.includes(tapped.couponId)) return chosenIds.filter((id) => id !== tapped.couponId)
  if (!isExchange(tapped)) return [tapped.couponId]
  const together = coupons.filter((coupon) => chosenIds.includes(coupon.couponId) && isExchange(coupon))
  if (!mayCombineCoupons([...together, tapped], ticketCount)) return null
  return [...together.map(({ couponId }) => couponId), tapped.couponId]
}

function isExchange({ couponType }: Pick<OfferedCoupon, 'couponType'>): boolean {
  return couponType === 'EXCHANGE'
}

function byScope(a: Choosable, b: Choosable): number {
  for (const scope of SCOPES) {
    const order = Number(b.couponUseLimitVO[scope].length > 0) - Number(a.couponUseLimitVO[scope].length > 0)
    if (order !== 0) return order
  }
  return 0
}
