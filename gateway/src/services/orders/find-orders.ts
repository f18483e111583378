import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { OrderType } from '@/contracts/order/create-order'
import type { OrderTab } from '@/contracts/order/list-orders'
import type { PageQuery } from '@/contracts/page'
import { isFinalOrderState, type OrderStateName } from '@/domain/order-state'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { priceLines } from '../../database/schema/bills'
import { orderLines, orders } from '../../database/schema/orders'
import { transactions } from '../../database/schema/payments'
import { shipments } from '../../database/schema/shipments'
import { tickets, vouchers } from '../../database/schema/tickets'
import { type InvoiceRow, newestInvoices } from '../invoices/invoice-records'
import { newestRefunds, type RefundRow, usedTimesOf } from '../refunds/refund-records'
import { type TicketRow, ticketsNow } from '../tickets/tickets-now'
import { type WaitListRow, waitListEntriesOf } from '../wait-list/wait-list-records'
import { isAwaitingPayment } from './end-orders'
import type { ShipmentRow } from './express-steps'
import type { LineRow, OrderRow } from './order-records'

/** An order with what a list shows of it. */
export interface OrderSummaryRecord {
  order: OrderRow
  lines: readonly LineRow[]
  transactions: readonly (typeof transactions.$inferSelect)[]
  /** The newest that the buyer is notified of. */
  refund: RefundRow | undefined
  /** Present or past wait for returned tickets. */
  waitList: WaitListRow | undefined
  /** Shipment. */
  shipment: ShipmentRow | undefined
  /** The buyer's own vouchers; none before the order is paid. */
  voucherIds: readonly string[]
  /** Current tickets; none for an order of another kind. */
  tickets: readonly TicketRow[]
  /** Refunds that count, by session, over all orders of the buyer (REFUND-010). */
  usedTimes: ReadonlyMap<string, number>
  /** The newest that was requested. */
  invoice: InvoiceRow | undefined
  /** True if a promotion gave a discount. */
  hasPromotion: boolean
}

/** True if an order is paid and not ended, so that its tickets determine its state. */
export function isPaidFor(state: string): boolean {
  return state === 'RESERVE' || state === 'DELIVERING' || state === 'DELIVERING_EXPRESS'
}

/** The state of an order now: what is overdue is cancelled, what is over is completed, tidied up or not. */
export function currentOrderState(order: OrderRow, now: number): OrderStateName {
  const { state, completesAt } = order
  if (state === 'UNPAID') return isAwaitingPayment(order, now) ? 'UNPAID' : 'CANCELED'
  return isPaidFor(state) && completesAt !== null && completesAt <= now ? 'SUCCEEDED' : state
}

/** An order of the user; that of another user is not found. */
export async function findUserOrder(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  by: { orderId: string } | { transactionId: string },
): Promise<OrderRow> {
  const orderId = 'orderId' in by ? by.orderId : await orderOfTransaction(db, by.transactionId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, user.userId)))
  if (!order) throw notFound()
  return order
}

async function orderOfTransaction(db: Database, transactionId: string): Promise<string> {
  const [row] = await db
    .select({ orderId: transactions.orderId })
    .from(transactions)
    .where(eq(transactions.id, transactionId))
  return row?.orderId ?? ''
}

/** Orders of the user that were placed together, the first first. */
export async function findBoundOrders(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  bindId: string,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.bindId, bindId), eq(orders.userId, user.userId)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
}

/** True if an order has ended, so that its buyer may delete it from the list. */
export function canBeDeleted(order: OrderRow, now: number): boolean {
  const state = currentOrderState(order, now)
  return state === 'SUCCEEDED' || isFinalOrderState(state)
}

/** A page of the orders of a user, the newest first, and how many there are. */
export async function listUserOrders(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  { tab, orderState, offset, length }: { tab: OrderTab; orderState?: OrderStateName } & PageQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const isWanted = orderState && sql`${stateNow(clock.now())} = ${orderState}`
  const wanted = and(eq(orders.userId, user.userId), isNull(orders.hiddenAt), inTab(tab, clock.now()), isWanted)
  return pageOfOrders(db, wanted, { offset, length })
}

async function pageOfOrders(
  db: Database,
  wanted: SQL | undefined,
  { offset, length }: PageQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const [found] = await db.select({ total: count() }).from(orders).where(wanted)
  const rows = await db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(length)
    .offset(offset)
  return { rows, total: found?.total ?? 0 }
}

/** A page of the orders of one type of a user, the newest first, and how many there are. */
export async function listOrdersOfType(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  type: OrderType,
  { offset, length }: PageQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const wanted = and(eq(orders.userId, user.userId), eq(orders.type, type), isNull(orders.hiddenAt))
  return pageOfOrders(db, wanted, { offset, length })
}

/** The newest order of the user that waits to be paid. */
export async function newestUnpaidOrder({
  db,
  user,
  clock,
}: Pick<UserCall, 'db' | 'user' | 'clock'>): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, user.userId), eq(orders.state, 'UNPAID'), sql`${orders.payBefore} > ${clock.now()}`))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return order
}

/** List entries of orders, in the given order. */
export async function summariesOf(
  { db, clock }: Pick<UserCall, 'db' | 'clock'>,
  rows: readonly OrderRow[],
): Promise<OrderSummaryRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(orderLines.sequence)
  const toPay = await db
    .select()
    .from(transactions)
    .where(inArray(transactions.orderId, ids))
    .orderBy(transactions.sequence)
  const refunded = await newestRefunds(db, ids)
  const waiting = await waitListEntriesOf(db, rows)
  const sent = await shipmentsOf(db, rows)
  const issued = await buyersVouchers(db, ids)
  const invoiced = await newestInvoices(db, ids)
  const promoted = await withPromotion(db, ids)
  const sold = await db.select().from(tickets).where(inArray(tickets.orderId, ids)).orderBy(asc(tickets.sequence))
  const current = await ticketsNow(db, sold, clock.now())
  const records = rows.map((order) => ({ order, lines: lines.filter(({ orderId }) => orderId === order.id) }))
  const used = await usedTimesOf(db, records)
  return records.map(({ order, lines: own }) => ({
    order,
    refund: refunded.get(order.id),
    waitList: waiting.get(order.id),
    shipment: sent.get(order.id),
    invoice: invoiced.get(order.id),
    hasPromotion: promoted.has(order.id),
    voucherIds: issued.filter(({ orderId }) => orderId === order.id).map(({ id }) => id),
    lines: own,
    tickets: current.filter(({ orderId }) => orderId === order.id),
    usedTimes: used.get(order.id) ?? new Map(),
    transactions: toPay.filter(({ orderId }) => orderId === order.id),
  }))
}

/** Vouchers that orders have turned into, without those that came of sending tickets on. */
export async function buyersVouchers(
  db: Database,
  orderIds: readonly string[],
): Promise<Pick<typeof vouchers.$inferSelect, 'id' | 'orderId'>[]> {
  return db
    .select({ id: vouchers.id, orderId: vouchers.orderId })
    .from(vouchers)
    .where(and(inArray(vouchers.orderId, [...orderIds]), isNull(vouchers.transferId)))
    .orderBy(asc(vouchers.showTime), asc(vouchers.id))
}

/** Orders with a promotion discount; that of an exchanged order does not count. */
async function withPromotion(db: Database, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ orderId: priceLines.orderId })
    .from(priceLines)
    .where(
      and(
        inArray(priceLines.orderId, [...orderIds]),
        eq(priceLines.type, 'PROMOTION'),
        isNotNull(priceLines.reference),
      ),
    )
  return new Set(rows.map(({ orderId }) => orderId))
}

/** Parcels of orders, by the ids of the orders. */
export async function shipmentsOf(db: Database, rows: readonly OrderRow[]): Promise<Map<string, ShipmentRow>> {
  const ids = rows.filter(({ deliverMethod }) => deliverMethod === 'EXPRESS').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const sent = await db.select().from(shipments).where(inArray(shipments.orderId, ids))
  return new Map(sent.map((shipment) => [shipment.orderId, shipment]))
}

/** Seconds left to pay an order. */
export function secondsToPay({ payBefore }: Pick<OrderRow, 'payBefore'>, now: number): number {
  return secondsUntil(payBefore, now)
}

/** Whole seconds until a time, none of them negative. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000))
}

/** Tab of an order: ended ones are history; others are tickets or anything else (ORDER-011). */
function inTab(tab: OrderTab, now: number): SQL {
  const isOver = sql`${stateNow(now)} IN ('CANCELED', 'REFUNDED_TICKET', 'CLOSED', 'SUCCEEDED')`
  if (tab === 'HISTORY') return isOver
  return tab === 'TICKET'
    ? sql`${orders.type} = 'TICKET' AND NOT ${isOver}`
    : sql`${orders.type} <> 'TICKET' AND NOT ${isOver}`
}

/** `currentOrderState`, for the database. */
export function stateNow(now: number): SQL {
  return sql`(CASE
    WHEN ${orders.state} = 'UNPAID' AND ${orders.payBefore} <= ${now} THEN 'CANCELED'
    WHEN ${orders.state} IN ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS')
      AND coalesce(${orders.completesAt} <= ${now}, false) THEN 'SUCCEEDED'
    ELSE ${orders.state} END)`
}
