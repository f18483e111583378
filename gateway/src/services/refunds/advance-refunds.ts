import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Context } from '../../call'
import { orders } from '../../database/schema/orders'
import { refunds } from '../../database/schema/refunds'
import type { OutgoingRefund } from '../../providers/payment/contract'
import { paymentProviderOf } from '../../providers/providers'
import type { Trade } from '../trade'
import { decideRefund } from './decide-refund'

const BATCH = 50

type RefundTrade = Trade & Pick<Context, 'providers'>

/** A refund and the payment product of its order. */
interface WaitingRefund extends OutgoingRefund {
  product: string
}

/**
 * Advances refunds: a clerk approves what waits too long, the provider of the payment receives what is approved, and
 * says when it is back. Without the one or the other a refund stays where it is; nothing finishes by itself.
 */
export async function advanceRefunds(trade: RefundTrade): Promise<number> {
  return (await approveReviewed(trade)) + (await sendApproved(trade)) + (await confirmSent(trade))
}

async function approveReviewed(trade: RefundTrade): Promise<number> {
  const { clerk } = trade.providers
  if (!clerk) return 0
  const isDue = lte(refunds.createdAt, trade.clock.now() - clerk.refundReviewMs)
  let moved = 0
  for await (const { refundId } of waitingRefunds(trade, and(eq(refunds.state, 'APPLYING'), isDue))) {
    moved += Number(await decideRefund(trade, refundId, 'APPROVED'))
  }
  return moved
}

async function sendApproved(trade: RefundTrade): Promise<number> {
  let moved = 0
  for await (const refund of waitingRefunds(trade, eq(refunds.state, 'APPROVED'))) {
    const provider = paymentProviderOf(trade.providers, refund.product)
    // A refund without money needs no provider.
    const isSent = provider ? await provider.sendRefund(refund) : refund.cents === 0
    if (isSent) moved += Number(await decideRefund(trade, refund.refundId, 'REFUNDING'))
  }
  return moved
}

async function confirmSent(trade: RefundTrade): Promise<number> {
  const now = trade.clock.now()
  let moved = 0
  for await (const refund of waitingRefunds(trade, eq(refunds.state, 'REFUNDING'))) {
    const provider = paymentProviderOf(trade.providers, refund.product)
    const isBack = provider ? await provider.isRefunded(refund, now) : refund.cents === 0
    if (isBack) moved += Number(await decideRefund(trade, refund.refundId, 'REFUNDED'))
  }
  return moved
}

/** Refunds in the order of their ids, batch by batch: one that stays does not keep the next from their turn. */
async function* waitingRefunds({ db }: Trade, where: SQL | undefined): AsyncGenerator<WaitingRefund> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ refundId: refunds.id, cents: refunds.cents, sentAt: refunds.sentAt, product: orders.paymentProduct })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(where, gt(refunds.id, after)))
      .orderBy(asc(refunds.id))
      .limit(BATCH)
    for (const row of rows) yield { ...row, product: row.product ?? '' }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.refundId
  }
}
