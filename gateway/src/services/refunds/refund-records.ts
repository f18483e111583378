import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { orderChanges, orderLines, orders, orderUnits } from '../../database/schema/orders'
import { refundLines, refunds } from '../../database/schema/refunds'
import { tickets } from '../../database/schema/tickets'
import { type OrderRecord, type OrderRow, recordsOf } from '../orders/order-records'
import { type TicketRow, ticketsNow } from '../tickets/tickets-now'
import type { Trade } from '../trade'

export type RefundRow = typeof refunds.$inferSelect

/** An order with its tickets and how often each of its sessions was refunded. */
export interface RefundableRecord extends OrderRecord {
  tickets: readonly TicketRow[]
  /** Refunds requested by the buyer that count, by session, over all their orders (REFUND-010). */
  usedTimes: ReadonlyMap<string, number>
  /** Units with an open refund. */
  requestedUnitIds: ReadonlySet<string>
  /** Units of the order, and of all that it was exchanged from or for, that were not returned. */
  livingUnitIds: readonly string[]
  /** Completion of the order, epoch ms; `null` before. */
  completedAt: number | null
}

/** All that decides what an order may give back. */
export async function refundableRecord({ db, clock }: Trade, order: OrderRow): Promise<RefundableRecord> {
  const [record] = await recordsOf(db, [order])
  if (!record) throw new Error(`order ${order.id} has nothing to give back`)
  const sold = await db.select().from(tickets).where(eq(tickets.orderId, order.id)).orderBy(asc(tickets.sequence))
  const [completed] = await db
    .select({ at: orderChanges.at })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, order.id), eq(orderChanges.state, 'SUCCEEDED')))
  return {
    ...record,
    tickets: await ticketsNow(db, sold, clock.now()),
    usedTimes: (await usedTimesOf(db, [record])).get(order.id) ?? new Map(),
    requestedUnitIds: await requestedUnits(db, record),
    livingUnitIds: await livingUnits(db, record),
    completedAt: completed?.at ?? null,
  }
}

async function livingUnits(db: Database, { order }: OrderRecord): Promise<string[]> {
  const rows = await db
    .select({ id: orderUnits.id })
    .from(orderUnits)
    .innerJoin(orders, eq(orders.id, orderUnits.orderId))
    .where(and(eq(orders.rootId, order.rootId), inArray(orderUnits.state, ['HELD', 'SOLD'])))
  return rows.map(({ id }) => id)
}

async function requestedUnits(db: Database, { units }: OrderRecord): Promise<Set<string>> {
  const unitIds = units.map(({ id }) => id)
  const rows = await db
    .select({ unitId: refundLines.unitId })
    .from(refundLines)
    .where(and(inArray(refundLines.unitId, unitIds), eq(refundLines.counts, true)))
  return new Set(rows.map(({ unitId }) => unitId))
}

/** Refunds of each session requested by the buyers of orders that count, by order and session (REFUND-010). */
export async function usedTimesOf(
  db: Database,
  records: readonly Pick<OrderRecord, 'order' | 'lines'>[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const sessionIds = [...new Set(records.flatMap(({ lines }) => lines.flatMap(({ sessionId }) => sessionId ?? [])))]
  if (sessionIds.length === 0) return new Map()
  const userIds = [...new Set(records.map(({ order }) => order.userId))]
  const rows = await db
    .selectDistinct({ userId: orders.userId, sessionId: orderLines.sessionId, refundId: refundLines.refundId })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(orderUnits, eq(orderUnits.id, refundLines.unitId))
    .innerJoin(orderLines, eq(orderLines.id, orderUnits.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orders.userId, userIds),
        inArray(orderLines.sessionId, sessionIds),
        eq(refundLines.counts, true),
        eq(refunds.kind, 'BUYER'),
      ),
    )
  return new Map(
    records.map(({ order }) => {
      const used = new Map<string, number>()
      for (const { userId, sessionId } of rows) {
        if (userId === order.userId) used.set(sessionId ?? '', (used.get(sessionId ?? '') ?? 0) + 1)
      }
      return [order.id, used]
    }),
  )
}

/** The newest refund of each order requested by its buyer; else that of a payment that arrived too late. */
export async function newestRefunds(db: Database, orderIds: readonly string[]): Promise<Map<string, RefundRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const isLate = ({ kind }: RefundRow) => kind === 'LATE_PAYMENT'
  const [late, requested] = [rows.filter(isLate), rows.filter((row) => !isLate(row))]
  return new Map([...late, ...requested].map((row) => [row.orderId, row]))
}
