import type { CouponUseLimit, OfferedCoupon } from '@/contracts/coupon/coupon'
import { bestExchanges } from './best-exchanges'
import { yuanToCents } from './money'

/** A coupon, with the fields that the best choice needs. */
export interface Choosable
  extends Pick<OfferedCoupon, 'couponId' | 'couponType' | 'usable' | 'discountAmount' | 'expireTime'> {
  couponUseLimitVO: Readonly<Record<keyof CouponUseLimit, readonly string[]>>
  /** Positions of the units that it is for; absent: every unit. */
  appliesTo?: readonly number[]
}

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

/** Coupons for a choice: those that can be used first. */
export function usableFirst<Coupon extends Pick<OfferedCoupon, 'usable'>>(coupons: readonly Coupon[]): Coupon[] {
  return [...coupons.filter(({ usable }) => usable), ...coupons.filter(({ usable }) => !usable)]
}

/**
 * The coupons that a buyer is best served with, by their ids, in the order in which they are used: exchange coupons, at
 * most one for each ticket; else the one that takes off most, of equals the one that ends first, of equals the narrower
 * one (COUPON-066…069). `unitPrices` are yuan before coupons; without them every unit counts the same.
 */
export function bestCoupons(
  coupons: readonly Choosable[],
  ticketCount: number,
  unitPrices: readonly number[] = Array.from({ length: ticketCount }, () => 1),
): string[] {
  const usable = coupons.filter((coupon) => coupon.usable && coupon.discountAmount > 0)
  const exchanges = usable.filter(isExchange).sort((a, b) => a.expireTime - b.expireTime || byScope(a, b))
  if (exchanges.length > 0) {
    const positions = exchanges.map(({ appliesTo }) => appliesTo ?? unitPrices.map((_price, at) => at))
    return bestExchanges(positions, unitPrices.map(yuanToCents), ticketCount).flatMap(
      (at) => exchanges[at]?.couponId ?? [],
    )
  }
  const [best] = usable.sort(
    (a, b) => b.discountAmount - a.discountAmount || a.expireTime - b.expireTime || byScope(a, b),
  )
  return best ? [best.couponId] : []
}

/** Cents that coupons which may be combined take off together, used in the order given. */
export function couponCents(coupons: readonly Choosable[], unitPrices: readonly number[]): number {
  const left = unitPrices.map(yuanToCents)
  let taken = 0
  for (const coupon of coupons) {
    if (!isExchange(coupon)) {
      taken += yuanToCents(coupon.discountAmount)
      continue
    }
    const positions = coupon.appliesTo ?? left.map((_cents, at) => at)
    const dearest = positions.reduce(
      (best, at) => ((left[at] ?? 0) > (left[best] ?? 0) ? at : best),
      positions[0] ?? -1,
    )
    taken += left[dearest] ?? 0
    if (dearest >= 0) left[dearest] = 0
  }
  return taken
}

/**
 * True if the coupons combine in one order: one of any kind, or exchange coupons up to the number of tickets
 * (A-COUPON-5).
 */
export function mayCombineCoupons(coupons: readonly Pick<OfferedCoupon, 'couponType'>[], ticketCount: number): boolean {
  return coupons.every(isExchange) ? coupons.length <= ticketCount : coupons.length <= 1
}

/**
 * Selection after a tap on a usable coupon: one of its kind, or exchange coupons up to the number of tickets, never
 * both (contract A-COUPON-5). Null if the limit is reached.
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
