import { bestCoupons, couponCents } from '@/domain/best-coupons'
import { centsToYuan } from '@/domain/money'
import type { UserCall } from '../../call'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import { unitsLeft } from '../inventory/inventory'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import { unitsAfter } from '../pricing/price-draft'
import { choosable } from './choosable'
import { type CouponOffer, offersOf } from './coupon-offers'
import { couponTerm } from './coupon-term'
import { couponRow, receivedOf } from './receive-coupons'

/** A freely available coupon, and the cents it would take off a draft. */
export interface ReceivableCoupon {
  template: CouponTemplate
  cents: number
}

/**
 * The freely available coupon that takes most off a draft after `before`; null unless the buyer would pay less than with
 * their own ones.
 */
export async function bestReceivable(
  call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>,
  draft: OrderDraft,
  before: readonly NamedDeduction[],
  own: readonly CouponOffer[],
): Promise<ReceivableCoupon | null> {
  const { db, user, shop, clock } = call
  const { catalogue } = shop
  const received = await receivedOf(db, user.userId)
  const open = catalogue.content.offers.coupons
    .filter(({ exchangeCode, couponTemplateId }) => exchangeCode === null && !received.has(couponTemplateId))
    .map((template) => {
      const { expiresAt } = couponTerm(template, clock.now())
      return { row: couponRow(call, user.userId, template, 'RECEIVE', 1), template, terms: template.terms, expiresAt }
    })
  const offers = offersOf({ catalogue, now: clock.now() }, open, draft, before)
  const ownCents = centsOfBest(
    own,
    unitsAfter(draft, before).map(({ paidCents }) => centsToYuan(paidCents)),
  )
  for (const { coupon, cents } of offers.sort((a, b) => b.cents - a.cents)) {
    if (cents <= ownCents) return null
    const { template } = coupon
    if ((await unitsLeft(call, template.couponTemplateId)) >= template.qty) return { template, cents }
  }
  return null
}

function centsOfBest(own: readonly CouponOffer[], unitPrices: readonly number[]): number {
  const coupons = own.map(choosable)
  const ids = bestCoupons(coupons, unitPrices.length, unitPrices)
  return couponCents(
    ids.flatMap((id) => coupons.find(({ couponId }) => couponId === id) ?? []),
    unitPrices,
  )
}
