import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { bestCoupons } from '@/domain/best-coupons'
import { dateText } from '@/domain/date-text'
import { centsToYuan, formatCents } from '@/domain/money'
import type { UserCall } from '../call'
import type { CouponOffer } from '../services/coupons/coupon-offers'
import { translate } from '../texts/text'
import { presentOwnCoupon } from './coupon'
import { couponRangeText } from './coupon-range'

type OfferCall = Pick<UserCall, 'locale' | 'shop' | 'clock'>

/** Base of the coupons: yuan of their units, one unit without them; and the coupons of the quote. */
interface OfferedFor {
  unitPrices?: readonly number[]
  checkedIds?: readonly string[]
}

/** Coupons of the user for what they are buying, the best marked, and those that the price is quoted with (COUPON-009). */
export function presentCouponOffers(
  offers: readonly CouponOffer[],
  call: OfferCall,
  { unitPrices, checkedIds = [] }: OfferedFor = {},
): OfferedCoupon[] {
  const coupons = offers.map((offer) => presentCouponOffer(offer, call))
  const best = bestCoupons(coupons, unitPrices?.length ?? 1, unitPrices)
  return coupons.map((coupon) => ({
    ...coupon,
    defaultSelect: best.includes(coupon.couponId),
    isChecked: checkedIds.includes(coupon.couponId),
  }))
}

/** A coupon of the user for what they are buying: what it takes off and why, or why not and what would help (contract D-6). */
function presentCouponOffer(offer: CouponOffer, call: OfferCall): Omit<OfferedCoupon, 'defaultSelect' | 'isChecked'> {
  const { coupon, refusal, cents, positions } = offer
  const { locale, clock } = call
  const hint = hintOf(offer, call)
  return {
    ...presentOwnCoupon(coupon, { locale, now: clock.now() }),
    usable: refusal === null,
    ...(refusal
      ? { unusableReason: translate(locale, refusal.key, refusal.values) }
      : { usableReason: reasonOf(offer, call) }),
    ...(hint !== null && { unusableHint: hint }),
    discountAmount: centsToYuan(cents),
    appliesTo: [...positions],
  }
}

/** Part of the order in the scope of a coupon, and the threshold that the order reaches. */
function reasonOf({ coupon: { terms }, positions, isForAll }: CouponOffer, { locale }: OfferCall): string {
  const { limitationType, limitation } = terms
  const part = translate(locale, isForAll ? 'coupon.applies.all' : 'coupon.applies.some', { count: positions.length })
  if (limitation > 0 && limitationType === 'AMOUNT') {
    return `${part} · ${translate(locale, 'coupon.applies.amount', { amount: formatCents(limitation) })}`
  }
  if (limitation > 1 && limitationType === 'QUANTITY') {
    return `${part} · ${translate(locale, 'coupon.applies.quantity', { count: limitation })}`
  }
  return part
}

/** Missing amount or quantity for a coupon; null if it applies, or if nothing helps. */
function hintOf({ coupon, refusal, positions, base }: CouponOffer, { locale, shop }: OfferCall): string | null {
  const { terms, row } = coupon
  switch (refusal?.key) {
    case 'coupon.not.amount':
      return translate(locale, 'coupon.hint.amount', { amount: centsToYuan(terms.limitation - base).toFixed(2) })
    case 'coupon.not.quantity':
      return translate(locale, 'coupon.hint.quantity', { count: terms.limitation - positions.length })
    case 'coupon.not.scope':
    case 'coupon.not.business':
      return couponRangeText(shop.catalogue, terms, locale)
    case 'coupon.not.PENDING':
      return translate(locale, 'coupon.hint.pending')
    case 'coupon.not.UN_AVAILABLE':
      return row.state === 'OFFERED'
        ? translate(locale, 'coupon.hint.offered')
        : translate(locale, 'coupon.hint.from', { date: dateText(row.startsAt, locale) })
    case 'coupon.not.offline':
      return translate(locale, 'coupon.hint.counter')
    default:
      return null
  }
}
