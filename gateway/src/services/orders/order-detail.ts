import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { priceLines } from '../../database/schema/bills'
import { orders, orderUnits } from '../../database/schema/orders'
import { refundLines, refunds } from '../../database/schema/refunds'
import { findLastPayment } from '../payments/last-payment'
import type { RefundRow } from '../refunds/refund-records'
import type { Trade } from '../trade'
import { isAwaitingPayment } from './end-orders'
import { type OrderSummaryRecord, summariesOf } from './find-orders'
import type { OrderRow, UnitRow } from './order-records'

type RelatedOrderRow = Pick<OrderRow, 'id' | 'orderNumber'>

/** An order with all that its page shows. */
export interface OrderDetailRecord extends OrderSummaryRecord {
  bill: readonly (typeof priceLines.$inferSelect)[]
  units: readonly UnitRow[]
  /** State of the newest refund of each unit with one. */
  refundStates: ReadonlyMap<string, RefundRow['state']>
  /** Previous order of an exchange, and its successors. */
  predecessor: RelatedOrderRow | null
  successors: readonly RelatedOrderRow[]
  /** The newest payment of an order that waits for it; `null` for any other, or before the first. */
  lastPayment: Awaited<ReturnType<typeof findLastPayment>>
}

/** All that the page of an order shows. */
export async function orderDetail({ db, clock }: Trade, order: OrderRow): Promise<OrderDetailRecord> {
  const [summary] = await summariesOf({ db, clock }, [order])
  if (!summary) throw new Error(`order ${order.id} has nothing to show`)
  const bill = await db
    .select()
    .from(priceLines)
    .where(eq(priceLines.orderId, order.id))
    .orderBy(asc(priceLines.sequence))
  const units = await db
    .select()
    .from(orderUnits)
    .where(eq(orderUnits.orderId, order.id))
    .orderBy(asc(orderUnits.sequence))
  const chain = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber, predecessorId: orders.predecessorId })
    .from(orders)
    .where(eq(orders.rootId, order.rootId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  const related = {
    predecessor: chain.find(({ id }) => id === order.predecessorId) ?? null,
    successors: chain.filter(({ predecessorId }) => predecessorId === order.id),
  }
  const refundStates = await refundStatesOf(db, order.id)
  const lastPayment = isAwaitingPayment(order, clock.now()) ? await findLastPayment(db, order.id) : null
  return { ...summary, ...related, bill, units, refundStates, lastPayment }
}

async function refundStatesOf(db: Database, orderId: string): Promise<Map<string, RefundRow['state']>> {
  const rows = await db
    .select({ unitId: refundLines.unitId, state: refunds.state })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return new Map(rows.map(({ unitId, state }) => [unitId, state]))
}
