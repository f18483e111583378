import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { refundLines, refundPayments, refunds } from '../../database/schema/refunds'
import { tickets } from '../../database/schema/tickets'
import { type OrderRow, recordsOf } from '../orders/order-records'
import { reverseUnits } from '../orders/reverse-units'
import type { Trade } from '../trade'
import { lockChain } from './allocate-refund'
import type { RefundRow } from './refund-records'
import { returnToCards } from './return-to-cards'

/** Decisions of a clerk, results of the provider, and the buyer's withdrawal (contract D-16). */
export type RefundVerdict = 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDING' | 'REFUNDED' | 'RETURNED'

/** Allowed next states of each state (contract A-REFUND-3). */
const TRANSITIONS: Readonly<Record<RefundRow['state'], readonly RefundVerdict[]>> = {
  APPLYING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['REFUNDING'],
  REFUNDING: ['REFUNDED'],
  REFUNDED: ['RETURNED'],
  RETURNED: [],
  REJECTED: [],
  CANCELED: [],
}

/** Moves a refund to another state, with all side effects; false if its state does not allow that. */
export async function decideRefund(
  trade: Trade,
  refundId: string,
  verdict: RefundVerdict,
  reason = '',
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const [found] = await db
      .select({ rootId: orders.rootId })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(refunds.id, refundId))
    if (!found) return false
    const chain = await lockChain(db, found.rootId)
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update')
    if (!refund || !TRANSITIONS[refund.state].includes(verdict)) return false
    await moveRefund({ ...trade, db }, refund, verdict, reason)
    if (verdict === 'APPROVED') await giveBack({ ...trade, db }, chain, refund)
    if (verdict === 'REJECTED' || verdict === 'CANCELED') await releaseUnits(db, refundId)
    return true
  })
}

async function moveRefund({ db, clock }: Trade, { id }: RefundRow, state: RefundVerdict, reason: string) {
  const at = clock.now()
  const isDecision = state === 'APPROVED' || state === 'REJECTED' || state === 'CANCELED'
  await db
    .update(refunds)
    .set({
      state,
      ...(isDecision && { decidedAt: at }),
      ...(state === 'REJECTED' && { rejectReason: reason }),
      ...(state === 'REFUNDING' && { sentAt: at }),
      ...(state === 'REFUNDED' && { endedAt: at }),
    })
    .where(eq(refunds.id, id))
  const parts = eq(refundPayments.refundId, id)
  if (state === 'REFUNDING') {
    const isWaiting = and(parts, eq(refundPayments.state, 'WAITING'))
    await db.update(refundPayments).set({ state: 'SENT' }).where(isWaiting)
  }
  if (state === 'REFUNDED') {
    const isUnderWay = and(parts, ne(refundPayments.state, 'BACK'))
    await db.update(refundPayments).set({ state: 'BACK', backAt: at }).where(isUnderWay)
  }
}

/**
 * Rejects the undecided refunds of an order's buyer: the whole order is refunded another way. The
 * chain is locked; the tickets are left to whatever takes them back.
 */
export async function refuseOpenRefunds({ db, clock }: Trade, orderId: string, reason: string): Promise<void> {
  const open = and(eq(refunds.orderId, orderId), eq(refunds.state, 'APPLYING'))
  const rows = await db.select().from(refunds).where(open).orderBy(asc(refunds.id)).for('no key update')
  for (const refund of rows) {
    await moveRefund({ db, clock }, refund, 'REJECTED', reason)
    await db.update(refundLines).set({ counts: false }).where(eq(refundLines.refundId, refund.id))
  }
}

/** The units come back to the shop, and what was paid with besides money to the buyer. The chain is locked. */
export async function giveBack(trade: Trade, chain: readonly OrderRow[], refund: RefundRow): Promise<void> {
  const { db } = trade
  const back = await db.select().from(refundLines).where(eq(refundLines.refundId, refund.id))
  const unitIds = back.map(({ unitId }) => unitId)
  const records = await recordsOf(db, chain)
  const record = records.find(({ order }) => order.id === refund.orderId)
  if (!record) throw new Error(`refund ${refund.id} is of no order`)
  const isWhole = records
    .flatMap(({ units }) => units)
    .every(({ id, state }) => unitIds.includes(id) || (state !== 'SOLD' && state !== 'HELD'))
  await db.update(refunds).set({ isWhole }).where(eq(refunds.id, refund.id))
  await returnToCards(trade, refund.id, back)
  await reverseUnits(trade, record, { unitIds, as: 'REFUNDED', isWhole, causeId: refund.id })
}

/** The tickets can be used again. */
async function releaseUnits(db: Database, refundId: string): Promise<void> {
  const kept = await db
    .update(refundLines)
    .set({ counts: false })
    .where(eq(refundLines.refundId, refundId))
    .returning({ unitId: refundLines.unitId })
  const unitIds = kept.map(({ unitId }) => unitId)
  await db
    .update(tickets)
    .set({ state: 'UNUSED' })
    .where(and(inArray(tickets.unitId, unitIds), eq(tickets.state, 'REFUNDING')))
}
