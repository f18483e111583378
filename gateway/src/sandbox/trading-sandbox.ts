import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatCents } from '@/domain/money'
import { BusinessError } from '../business-error'
import type { Context } from '../call'
import { invoices } from '../database/schema/invoices'
import { orders } from '../database/schema/orders'
import { payments, paymentTransactions, transactions } from '../database/schema/payments'
import { refunds } from '../database/schema/refunds'
import { transfers } from '../database/schema/tickets'
import { originOf } from '../http/origin'
import { localeOf } from '../http/request-values'
import { ownValue } from '../own-value'
import { auditBooks } from '../services/books/audit-books'
import { decideInvoice } from '../services/invoices/invoices'
import { runJobs } from '../services/jobs/run-jobs'
import { closeOrder } from '../services/orders/close-order'
import { cancelUnpaid } from '../services/orders/end-orders'
import { currentOrderState } from '../services/orders/find-orders'
import { recordsOf } from '../services/orders/order-records'
import { receiveGoods, shipOrder } from '../services/orders/ship-orders'
import { type PaymentVerdict, payTransactions, settlePayment } from '../services/payments/settle-payment'
import { decideRefund, type RefundVerdict } from '../services/refunds/decide-refund'
import { currentTransferState, transferRecords } from '../services/transfers/transfer-records'
import { endWaiting } from '../services/wait-list/end-waiting'
import { matchByClerk } from '../services/wait-list/match-wait-list'
import { translate } from '../texts/text'
import { cashierPage } from './cashier-page'
import { isAllowedReturn } from './return-address'

const VERDICTS: readonly PaymentVerdict[] = ['APPROVED', 'DECLINED', 'CANCELLED']
const LATEST = 50

/** Actions of a clerk on a paid order (contract D-16). */
const ORDER_MOVES: Readonly<Record<string, typeof shipOrder>> = { ship: shipOrder, sign: receiveGoods }

/** Decisions of a clerk or the provider on a refund (contract D-16). */
const REFUND_VERDICTS: Readonly<Record<string, RefundVerdict>> = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  sent: 'REFUNDING',
  refunded: 'REFUNDED',
  returned: 'RETURNED',
}

/** Developer actions on orders and payments: list, pay, expire, audit (D-19). */
export function registerTradingSandbox(
  app: FastifyInstance,
  context: Context,
  html: (reply: FastifyReply, page: string) => FastifyReply,
): void {
  const { db, clock } = context
  app.get('/sandbox/api/books', async () => {
    const faults = await auditBooks(db)
    return { ok: faults.length === 0, faults }
  })
  app.post('/sandbox/api/jobs', async () => {
    await runJobs(context, context.shop.catalogue)
    return { done: true }
  })
  app.get('/sandbox/api/orders', async () => {
    const rows = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(LATEST)
    const records = await recordsOf(db, rows)
    return records.map(({ order, lines }) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      state: currentOrderState(order, clock.now()),
      amount: formatCents(order.payCents),
      showName: lines[0]?.snapshot.title['zh-CN'] ?? '',
    }))
  })
  app.post<{ Params: { id: string; action: string }; Body: { reason?: string } | null }>(
    '/sandbox/api/orders/:id/:action',
    async (request) => {
      const { id, action } = request.params
      const move = ownValue(ORDER_MOVES, action)
      if (move) return { done: await move(context, id) }
      if (action === 'expire') return { done: await cancelUnpaid(context, id, 'EXPIRED') }
      if (action === 'close') return close(context, request)
      if (action !== 'pay') return { done: false }
      const unpaid = await db.select({ id: transactions.id }).from(transactions).where(eq(transactions.orderId, id))
      const transactionIds = unpaid.map((transaction) => transaction.id)
      return { done: await payTransactions(context, transactionIds, 'SANDBOX') }
    },
  )
  app.post<{ Params: { id: string }; Body: { outcome?: string } }>('/sandbox/api/payments/:id', async (request) => {
    const verdict = VERDICTS.find((known) => known === request.body?.outcome)
    if (verdict) await settlePayment(context, request.params.id, verdict)
    return { done: verdict !== undefined }
  })

  app.get('/sandbox/api/refunds', async () => {
    const rows = await db.select().from(refunds).orderBy(desc(refunds.createdAt)).limit(LATEST)
    return rows.map(({ id, orderId, state, cents }) => ({ id, orderId, state, amount: formatCents(cents) }))
  })
  app.post<{ Params: { id: string; verdict: string }; Body: { reason?: string } | null }>(
    '/sandbox/api/refunds/:id/:verdict',
    async ({ params, body }) => {
      const verdict = ownValue(REFUND_VERDICTS, params.verdict)
      return { done: verdict !== undefined && (await decideRefund(context, params.id, verdict, body?.reason)) }
    },
  )

  app.get('/sandbox/api/invoices', async () => {
    const rows = await db.select().from(invoices).orderBy(desc(invoices.createdAt)).limit(LATEST)
    return rows.map(({ id, orderId, state, cents }) => ({ id, orderId, state, amount: formatCents(cents) }))
  })
  app.post<{ Params: { id: string; verdict: string }; Body: { reason?: string } | null }>(
    '/sandbox/api/invoices/:id/:verdict',
    async ({ params: { id, verdict }, body }) => {
      if (verdict === 'approve') return { done: await decideInvoice(context, id, { isIssued: true }) }
      const reason = body?.reason ?? ''
      return { done: verdict === 'reject' && (await decideInvoice(context, id, { isIssued: false, reason })) }
    },
  )

  app.post<{ Params: { id: string; verdict: string } }>('/sandbox/api/wait-lists/:id/:verdict', async ({ params }) => {
    const { id, verdict } = params
    if (verdict === 'match') return { done: await matchByClerk(context, id) }
    return { done: verdict === 'fail' && (await endWaiting(context, id, 'WAIT_LIST_FAILED')) }
  })

  app.get('/sandbox/api/transfers', async () => {
    const rows = await db.select().from(transfers).orderBy(desc(transfers.createdAt)).limit(LATEST)
    const records = await transferRecords(context, rows)
    return records.map(({ transfer, from, tickets }) => ({
      id: transfer.id,
      code: transfer.code,
      state: currentTransferState(transfer, clock.now()),
      qty: tickets.length,
      showName: from.title['zh-CN'],
    }))
  })

  const showCashier = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const [row] = await db
      .select()
      .from(payments)
      .innerJoin(paymentTransactions, eq(paymentTransactions.paymentId, payments.id))
      .innerJoin(transactions, eq(transactions.id, paymentTransactions.transactionId))
      .innerJoin(orders, eq(orders.id, transactions.orderId))
      .where(eq(payments.id, request.params.id))
    const isOpen = row?.payments.state === 'OPEN'
    const order = row && { amount: formatCents(row.payments.cents), number: row.orders.orderNumber }
    return html(reply, cashierPage(localeOf(request), isOpen && order ? order : null))
  }
  app.get<{ Params: { id: string } }>('/sandbox/cashier/:id', showCashier)
  app.post<{ Params: { id: string }; Body: { verdict?: string } }>('/sandbox/cashier/:id', async (request, reply) => {
    // A form of the shop opens this page like a link.
    if (request.body?.verdict === undefined) return showCashier(request, reply)
    const verdict = VERDICTS.find((known) => known === request.body?.verdict)
    const [payment] = await db.select().from(payments).where(eq(payments.id, request.params.id))
    if (!verdict || !payment) return html(reply, cashierPage(localeOf(request), null))
    await settlePayment(context, payment.id, verdict)
    const target = verdict === 'APPROVED' ? payment.returnUrl : payment.cancelUrl
    const own = originOf(request, context.settings)
    if (!isAllowedReturn(target, own)) return html(reply, cashierPage(localeOf(request), null))
    return reply.redirect(target, 303)
  })
}

/** Closes an order permanently; returns a text if it cannot be closed. */
async function close(
  context: Context,
  request: FastifyRequest<{ Params: { id: string }; Body: { reason?: string } | null }>,
): Promise<{ done: boolean; reason?: string }> {
  try {
    await closeOrder(context, request.params.id, request.body?.reason)
    return { done: true }
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    return { done: false, reason: translate(localeOf(request), error.textKey) }
  }
}
