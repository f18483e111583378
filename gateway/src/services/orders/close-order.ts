import { and, eq, isNotNull } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { canMoveOrder } from '@/domain/order-state'
import { BusinessError, notFound } from '../../business-error'
import { inTransaction } from '../../database/in-transaction'
import { cards } from '../../database/schema/benefits'
import { orders, orderUnits } from '../../database/schema/orders'
import { reservations } from '../../database/schema/reservations'
import { tickets } from '../../database/schema/tickets'
import { lockUser } from '../accounts/lock-user'
import { cardUse } from '../cards/card-privileges'
import { lockChain } from '../refunds/allocate-refund'
import { refuseOpenRefunds } from '../refunds/decide-refund'
import { refundInFull } from '../refunds/refund-in-full'
import type { Trade } from '../trade'
import { endUnpaid } from './end-orders'
import { currentOrderState } from './find-orders'
import { moveOrders } from './move-orders'
import { type OrderRow, recordsOf } from './order-records'

/**
 * A clerk closes an order (contract D-16, A-ORDER-1): what it kept is free, and what was paid for all that is left of it
 * goes back in full. Refused when it is over already, or partly used. `reason` goes to a buyer
 * with an open refund request.
 */
export async function closeOrder(trade: Trade, orderId: string, reason = ''): Promise<void> {
  await inTransaction(trade.db, async (db) => {
    const [found] = await db
      .select({ rootId: orders.rootId, type: orders.type, userId: orders.userId })
      .from(orders)
      .where(eq(orders.id, orderId))
    // No ticket is bought with a card while it is closed.
    if (found?.type === 'CARD') await lockUser({ db, user: found })
    const chain = found ? await lockChain(db, found.rootId) : []
    const order = chain.find(({ id }) => id === orderId)
    if (!order) throw notFound()
    const state = currentOrderState(order, trade.clock.now())
    if (!canMoveOrder(state, 'CLOSED')) throw new BusinessError(BUSINESS_ERROR.notRefundable, 'close.over', { mode: 1 })
    if (state === 'UNPAID') return endUnpaid({ ...trade, db }, [order], 'CLOSED_BY_SHOP')
    await refuseUsed({ ...trade, db }, order)
    await closePaid({ ...trade, db }, chain, order, reason)
  })
}

/** The chain of the order is locked. */
async function closePaid(trade: Trade, chain: readonly OrderRow[], order: OrderRow, reason: string): Promise<void> {
  const { db, clock } = trade
  const move = { to: 'CLOSED', cause: 'CLOSED_BY_SHOP', at: clock.now() } as const
  const moved = await moveOrders(db, [order], move, { cancelReason: 'order.cancelled.shop' })
  const rows = chain.map((row) => moved.find(({ id }) => id === row.id) ?? row)
  const [closed = order] = moved
  const [record] = await recordsOf(db, moved)
  // An order completed earlier may have been returned completely.
  if (!record?.units.some(({ state }) => state === 'SOLD')) return
  // The buyer's own request may cost a fee, and a unit is refunded once.
  await refuseOpenRefunds(trade, order.id, reason)
  await refundInFull(trade, rows, closed, { kind: 'SHOP', reasonCode: 'CLOSED_BY_SHOP' })
}

async function refuseUsed(trade: Trade, { id: orderId }: OrderRow): Promise<void> {
  const { db } = trade
  const entered = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), eq(tickets.state, 'USED')))
  const visited = await db
    .select({ id: reservations.orderId })
    .from(reservations)
    .where(and(eq(reservations.orderId, orderId), isNotNull(reservations.usedAt)))
  if (entered.length + visited.length > 0) {
    throw new BusinessError(BUSINESS_ERROR.notRefundable, 'close.entered', { mode: 1 })
  }
  const bought = await db
    .select({ card: cards })
    .from(cards)
    .innerJoin(orderUnits, eq(orderUnits.id, cards.unitId))
    .where(eq(orderUnits.orderId, orderId))
  for (const { card } of bought) {
    const use = await cardUse(trade, card)
    if (use) throw new BusinessError(BUSINESS_ERROR.notRefundable, `close.${use}`, { mode: 1 })
  }
}
