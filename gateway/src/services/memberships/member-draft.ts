import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import { PRIME_LEVEL } from '../../catalogue/entities/membership'
import { promisedCoupons } from '../coupons/promised-coupons'
import { lineUnits } from '../orders/line-units'
import type { OrderDraft } from '../orders/order-draft'

/** A membership as a draft of an order; one that is not on sale is not found. */
export function memberDraft({ content }: Pick<Catalogue, 'content'>, primeCardId: string): OrderDraft {
  const { membership } = content.offers
  if (membership?.primeCardId !== primeCardId) throw notFound()
  const { name, priceCent, validDays, giftCouponIds } = membership
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
          membership: { levelCode: PRIME_LEVEL, validDays, gifts: promisedCoupons(content.offers, giftCouponIds) },
        },
        claims: [],
        units: lineUnits(primeCardId, 1, { listCents: priceCent, inventoryId: null }),
      },
    ],
    fees: [],
    deliverMethod: null,
    refundRule: null,
    completesAt: null,
  }
}
