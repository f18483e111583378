import { and, eq, inArray, not, sum } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { CardTemplate } from '../../catalogue/entities/card'
import { orderLines, orders } from '../../database/schema/orders'
import type { CardHolder } from '../../database/schema/snapshots'
import { lineUnits } from '../orders/line-units'
import type { OrderDraft } from '../orders/order-draft'
import { isOverdue } from '../orders/order-records'
import { listCentsOf } from '../pricing/point-prices'
import { cardSnapshot } from './cards'

/** Cards as a draft of an order: a unit for each, at what its money and its points are worth together. */
export function cardDraft(card: CardTemplate, qty: number, holder?: CardHolder): OrderDraft {
  const { cardId } = card
  const listCents = listCentsOf(card)
  return {
    type: 'CARD',
    source: 'NORMAL',
    lines: [
      {
        kind: 'CARD',
        reference: cardId,
        qty,
        unitCents: listCents,
        showId: null,
        sessionId: null,
        snapshot: cardSnapshot(card, holder),
        claims: [{ inventoryId: cardId, qty }],
        units: lineUnits(cardId, qty, { listCents, inventoryId: cardId }),
      },
    ],
    fees: [],
    deliverMethod: null,
    refundRule: null,
    completesAt: null,
  }
}

/** Refuses more cards of a kind than a user may have bought. Call it after `lockUser`. */
export async function checkCardLimit(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  { cardId, buyLimit }: CardTemplate,
  qty: number,
): Promise<void> {
  const [bought] = await db
    .select({ qty: sum(orderLines.qty) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, user.userId),
        eq(orderLines.reference, cardId),
        inArray(orders.state, ['UNPAID', 'RESERVE', 'SUCCEEDED']),
        not(isOverdue(clock.now())),
      ),
    )
  if (Number(bought?.qty ?? 0) + qty <= buyLimit) return
  throw new BusinessError(BUSINESS_ERROR.limitReached, 'card.limit', { mode: 1, values: { count: buyLimit } })
}
