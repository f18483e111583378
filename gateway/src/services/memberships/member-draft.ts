import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { CouponPromise } from '../../database/schema/coupon-terms'
import { PRIME_LEVEL } from '../../demo/member-rights'
import type { OrderDraft } from '../orders/order-draft'

/** A membership as a draft of an order; one that is not on sale is not found. */
export function memberDraft({ demo }: Pick<Catalogue, 'demo'>, primeCardId: string): OrderDraft {
  const { membership, coupons } = demo.offers
  if (membership.primeCardId !== primeCardId) throw notFound()
  const { name, priceCent, validDays, giftCouponIds } = membership
  const gifts = giftCouponIds.flatMap((id) => coupons.find(({ couponTemplateId }) => couponTemplateId === id) ?? [])
  return {
    type: 'MEMBER',
    source: 'NORMAL',
    lines: [
      {
        kind: 'MEMBER',
        reference: primeCardId,
        qty: 1,
        unitCents: priceCent,
        showId: null,
        sessionId: null,
        snapshot: {
          title: name,
          option: name,
          membership: { levelCode: PRIME_LEVEL, validDays, gifts: gifts.map(promiseOf) },
        },
        claims: [],
        units: [{ listCents: priceCent, inventoryId: null }],
      },
    ],
    fees: [],
    deliverMethod: null,
    refundRule: null,
    completesAt: null,
  }
}

function promiseOf({ couponTemplateId, terms, days, qty }: CouponPromise): CouponPromise {
  return { couponTemplateId, terms, days, qty }
}
