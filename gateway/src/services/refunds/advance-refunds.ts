import { and, asc, eq, exists, gt, lte, not, type SQL } from 'drizzle-orm'
import type { Context } from '../../call'
import { type RefundPartState, refundPayments, refunds } from '../../database/schema/refunds'
import type { Trade } from '../trade'
import { decideRefund } from './decide-refund'
import { sendRefundParts } from './send-refund-parts'

const BATCH = 50

type RefundTrade = Trade & Pick<Context, 'providers'>

/**
 * Advances refunds: a clerk approves what waits too long, the providers of its payments receive what is approved, and say
 * when it is back. Without the one or the other a refund stays where it is; nothing finishes by itself.
 */
export async function advanceRefunds(trade: RefundTrade): Promise<number> {
  const approved = await approveReviewed(trade)
  const sent = await sendRefundParts(trade)
  return approved + sent + (await moveByParts(trade))
}

async function approveReviewed(trade: RefundTrade): Promise<number> {
  const { clerk } = trade.providers
  if (!clerk) return 0
  const isDue = lte(refunds.createdAt, trade.clock.now() - clerk.refundReviewMs)
  let moved = 0
  for await (const refundId of waitingRefunds(trade, and(eq(refunds.state, 'APPLYING'), isDue))) {
    moved += Number(await decideRefund(trade, refundId, 'APPROVED'))
  }
  return moved
}

/** A refund is under way when its vendors have all parts of it, and over when the buyer has them. */
async function moveByParts(trade: RefundTrade): Promise<number> {
  const isHandedOver = and(eq(refunds.state, 'APPROVED'), not(hasPart(trade, 'WAITING')))
  let moved = 0
  for await (const refundId of waitingRefunds(trade, isHandedOver)) {
    moved += Number(await decideRefund(trade, refundId, 'REFUNDING'))
  }
  const isBack = and(eq(refunds.state, 'REFUNDING'), not(hasPart(trade, 'WAITING')), not(hasPart(trade, 'SENT')))
  for await (const refundId of waitingRefunds(trade, isBack)) {
    moved += Number(await decideRefund(trade, refundId, 'REFUNDED'))
  }
  return moved
}

function hasPart({ db }: Trade, state: RefundPartState): SQL {
  const { id, refundId, state: partState } = refundPayments
  const isOwn = and(eq(refundId, refunds.id), eq(partState, state))
  return exists(db.select({ id }).from(refundPayments).where(isOwn))
}

/** Ids of refunds in their order, batch by batch: one that stays does not keep the next from their turn. */
async function* waitingRefunds({ db }: Trade, where: SQL | undefined): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(where, gt(refunds.id, after)))
      .orderBy(asc(refunds.id))
      .limit(BATCH)
    for (const { id } of rows) yield id
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
