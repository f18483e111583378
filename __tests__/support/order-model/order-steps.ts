import { and, asc, eq } from 'drizzle-orm'
import { createOrder } from '@/contracts/order/create-order'
import { orderLines, orders, orderUnits } from '../../../gateway/src/database/schema/orders'
import { transactions } from '../../../gateway/src/database/schema/payments'
import { tickets } from '../../../gateway/src/database/schema/tickets'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { sandboxPayments } from '../../../gateway/src/providers/payment/sandbox'
import { cancelUnpaid } from '../../../gateway/src/services/orders/end-orders'
import { settlePayment } from '../../../gateway/src/services/payments/settle-payment'
import { startPayment } from '../../../gateway/src/services/payments/start-payment'
import { orderInput } from '../buyer'
import { step } from './compare'
import { answerOf } from './expected-answer'
import {
  addLeft,
  DAY,
  endUnpaid,
  giveBack,
  issue,
  MINUTE,
  type Model,
  type ModelOrder,
  type ModelTicket,
  nth,
  PAY_WITHIN_MS,
  passTime,
  queueOf,
  type Real,
  type Step,
  settle,
  trade,
} from './model'

/** The tickets of an order in a state, all of its buyer. */
export async function ticketsOf(
  { shop }: Real,
  orderId: string,
  owner: number,
  state: ModelTicket['state'],
): Promise<Map<string, ModelTicket>> {
  const { db } = shop.database
  const rows = await db.select().from(tickets).where(eq(tickets.orderId, orderId)).orderBy(asc(tickets.sequence))
  return new Map(rows.map(({ id }) => [id, { state, owner, isReceived: false }]))
}

/** The goods beside the tickets of a fresh order. */
async function piecesOf({ shop }: Real, orderId: string): Promise<ModelOrder['pieces']> {
  const rows = await shop.database.db
    .select({ id: orderUnits.id })
    .from(orderUnits)
    .innerJoin(orderLines, eq(orderLines.id, orderUnits.lineId))
    .where(and(eq(orderUnits.orderId, orderId), eq(orderLines.kind, 'GOODS')))
  return new Map(rows.map(({ id }) => [id, 'KEPT'] as const))
}

/** Writes a fresh, unpaid order down. */
export async function recordOrder(
  model: Model,
  real: Real,
  order: Pick<ModelOrder, 'id' | 'buyer' | 'planId'> & Partial<ModelOrder>,
): Promise<void> {
  model.orders.set(order.id, {
    rootId: order.id,
    isExchanged: false,
    state: 'UNPAID',
    payBefore: model.now + PAY_WITHIN_MS,
    payments: [],
    pieces: await piecesOf(real, order.id),
    tickets: await ticketsOf(real, order.id, order.buyer, 'RESERVED'),
    wait: null,
    couponId: null,
    points: 0,
    ...order,
  })
}

export const place = (at: number, qty: number): Step =>
  step(`buyer ${at} orders ${qty}`, async (model, real) => {
    const as = await real.buyer(at)
    const input = await orderInput(real.shop, NAMED_SHOWS.sensitive, as, qty)
    const planId = input.items[0]?.seatPlanId ?? ''
    const { statusCode, data } = await real.shop.call(createOrder, input, { as })
    expect(statusCode).toBe(answerOf(model, at, planId, { qty, pieces: 0 }))
    if (data === null) return
    addLeft(model, planId, -qty)
    await recordOrder(model, real, { id: data.orderId, buyer: at, planId })
  })

export const startPaying = (at: number): Step =>
  step(`starts to pay ${at}`, async (model, real) => {
    const [id, order] = nth(model.orders, at) ?? []
    if (!id || order?.state !== 'UNPAID') return
    const { db } = real.shop.database
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    const due = await db.select().from(transactions).where(eq(transactions.orderId, id))
    const transactionIds = due.map((transaction) => transaction.id)
    const start = { userId: row?.userId ?? '', transactionIds, paymentProduct: 'TEST', returnUrl: '', cancelUrl: '' }
    order.payments.push({ id: await startPayment(trade(real), sandboxPayments, start) })
  })

/** The provider may approve whatever was started, in time, late and twice. */
export const approve = (at: number, which: number): Step =>
  step(`payment ${which} of ${at} is approved`, async (model, real) => {
    const [, order] = nth(model.orders, at) ?? []
    const payment = order?.payments[which % Math.max(1, order.payments.length)]
    if (!order || !payment) return
    await settlePayment(trade(real), payment.id, 'APPROVED')
    if (order.state !== 'UNPAID') return
    settle(model, order)
  })

export const decline = (at: number, which: number): Step =>
  step(`payment ${which} of ${at} is declined`, async (model, real) => {
    const [, order] = nth(model.orders, at) ?? []
    const payment = order?.payments[which % Math.max(1, order.payments.length)]
    if (payment) await settlePayment(trade(real), payment.id, 'DECLINED')
  })

export const cancel = (at: number): Step =>
  step(`cancels ${at}`, async (model, real) => {
    const [id, order] = nth(model.orders, at) ?? []
    if (!id || !order) return
    await cancelUnpaid(trade(real), id, 'CANCELLED_BY_BUYER')
    if (order.state === 'UNPAID') endUnpaid(model, order)
  })

export const jump = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (model, { shop }) => {
    shop.clock.advance(minutes * MINUTE)
    model.now += minutes * MINUTE
    passTime(model)
  })

/** Jobs with two visible effects: returned units go to waiting buyers, and refunds undecided for a day are granted. */
export const tidyUp = (): Step =>
  step('jobs run', async (model, real) => {
    await real.shop.runJobs()
    match(model)
    for (const [id, { orderId, ticketId, requestedAt }] of model.refunds) {
      const order = model.orders.get(orderId)
      if (requestedAt + DAY > model.now || !order) continue
      giveBack(model, order, ticketId, 'REFUNDED')
      model.refunds.delete(id)
    }
  })

/** Serves waiting orders in sequence, as long as units suffice for a whole order. */
function match(model: Model): void {
  const { seatPlanId } = model.waited
  for (const order of queueOf(model, seatPlanId)) {
    if (order.tickets.size > (model.left.get(seatPlanId) ?? 0) || !order.wait) return
    addLeft(model, seatPlanId, -order.tickets.size)
    order.wait.state = 'MATCHED'
    order.state = 'DELIVERING'
    issue(order)
  }
}
