import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { OrderDraft } from '../orders/order-draft'

/** Who pays for a membership. */
export const PRIME_LEVEL = 'PRIME'

/** A membership as a draft of an order; one that is not on sale is not found. */
export function memberDraft({ demo }: Catalogue, primeCardId: string): OrderDraft {
  const { membership } = demo.offers
  if (membership.primeCardId !== primeCardId) throw notFound()
  const { name, priceCent, validDays } = membership
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
        snapshot: { title: name, option: name, membership: { levelCode: PRIME_LEVEL, validDays } },
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
