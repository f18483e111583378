import { inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import { inTransaction } from '../../database/in-transaction'
import { refundLines, refunds } from '../../database/schema/refunds'
import { tickets } from '../../database/schema/tickets'
import { newId } from '../../random'
import type { OrderRow } from '../orders/order-records'
import type { Trade } from '../trade'
import { endTransfersOf } from '../transfers/end-transfers'
import { allocateRefund, lockChain } from './allocate-refund'
import { giveBack } from './decide-refund'
import { planHash, refundPlan } from './refund-plan'
import { type RefundRow, refundableRecord } from './refund-records'

export interface RefundRequest {
  order: OrderRow
  ticketIds: readonly string[]
  reasonCode: string
  remark: string
  /** Hash of the plan that the buyer saw. */
  planHash: string
}

/** Asks for a refund: the tickets cannot be used until it is decided. Refused when it costs other than was seen. */
export async function applyForRefund(trade: Trade, request: RefundRequest): Promise<RefundRow> {
  return inTransaction(trade.db, async (db) => {
    const { refund, ticketIds } = await insertRefund({ ...trade, db }, request, 'APPLYING')
    // Tickets of an expired transfer belong to the buyer again.
    await endTransfersOf(db, ticketIds, trade.clock.now())
    await db.update(tickets).set({ state: 'REFUNDING' }).where(inArray(tickets.id, ticketIds))
    return refund
  })
}

/** A refund that staff request for the buyer: approved at once, by the same rule and at the amount that was seen. */
export async function refundForBuyer(trade: Trade, request: RefundRequest): Promise<RefundRow> {
  return inTransaction(trade.db, async (db) => {
    const { refund, chain } = await insertRefund({ ...trade, db }, request, 'APPROVED')
    await giveBack({ ...trade, db }, chain, refund)
    return refund
  })
}

/** Adds a refund with its units and payments; the chain of the order is locked. */
async function insertRefund(trade: Trade, request: RefundRequest, state: 'APPLYING' | 'APPROVED') {
  const { db, clock } = trade
  const chain = await lockChain(db, request.order.rootId)
  const order = chain.find(({ id }) => id === request.order.id)
  if (!order) throw notFound()
  const plan = refundPlan(await refundableRecord(trade, order), request.ticketIds, trade)
  if (planHash(plan) !== request.planHash) {
    throw new BusinessError(BUSINESS_ERROR.amountChanged, 'refund.changed', { mode: 1 })
  }
  const refund: RefundRow = {
    id: newId(),
    orderId: order.id,
    kind: 'BUYER',
    state,
    reasonCode: request.reasonCode,
    remark: request.remark,
    cents: plan.cents,
    deliveryCents: 0,
    feeCents: plan.feeCents,
    cardCents: plan.cardCents,
    isWhole: plan.isWhole,
    rejectReason: null,
    createdAt: clock.now(),
    decidedAt: state === 'APPROVED' ? clock.now() : null,
    sentAt: null,
    endedAt: null,
  }
  await db.insert(refunds).values(refund)
  await db.insert(refundLines).values(
    plan.items.map(({ unitId, cents, cardCents, feeCents }) => ({
      refundId: refund.id,
      unitId,
      cents,
      cardCents,
      feeCents,
      counts: true,
    })),
  )
  await allocateRefund(db, chain, { refundId: refund.id, cents: plan.cents })
  return { refund, chain, ticketIds: plan.items.map(({ ticketId }) => ticketId) }
}
