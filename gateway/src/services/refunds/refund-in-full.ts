import { type RefundKind, refundLines, refunds } from '../../database/schema/refunds'
import { newId } from '../../random'
import { type OrderRow, recordsOf } from '../orders/order-records'
import type { Trade } from '../trade'
import { allocateRefund } from './allocate-refund'
import { giveBack } from './decide-refund'
import type { RefundRow } from './refund-records'

/**
 * Refunds the rest of a paid order at once and without a fee, delivery included: it needs no decision.
 * The transaction has locked the chain of the order.
 */
export async function refundInFull(
  trade: Trade,
  chain: readonly OrderRow[],
  order: OrderRow,
  { kind, reasonCode }: { kind: RefundKind; reasonCode: string },
): Promise<void> {
  const { db, clock } = trade
  const [record] = await recordsOf(db, [order])
  const sold = record?.units.filter(({ state }) => state === 'SOLD') ?? []
  const cents = sold.reduce((total, { paidCents, creditCents }) => total + paidCents + creditCents, order.feeCents)
  const at = clock.now()
  const refund: RefundRow = {
    id: newId(),
    orderId: order.id,
    kind,
    state: 'APPROVED',
    reasonCode,
    remark: '',
    cents,
    deliveryCents: order.feeCents,
    feeCents: 0,
    cardCents: sold.reduce((total, { cardCents }) => total + cardCents, 0),
    isWhole: true,
    rejectReason: null,
    createdAt: at,
    decidedAt: at,
    sentAt: null,
    endedAt: null,
  }
  await db.insert(refunds).values(refund)
  await db.insert(refundLines).values(
    sold.map((unit) => ({
      refundId: refund.id,
      unitId: unit.id,
      cents: unit.paidCents + unit.creditCents,
      cardCents: unit.cardCents,
      feeCents: 0,
      counts: true,
    })),
  )
  await allocateRefund(db, chain, { refundId: refund.id, cents })
  await giveBack(trade, chain, refund)
}
