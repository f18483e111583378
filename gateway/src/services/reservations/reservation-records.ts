import { eq, inArray } from 'drizzle-orm'
import type { ReserveOrder } from '@/contracts/reserve/list-reservations'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { orderLines } from '../../database/schema/orders'
import { reservations } from '../../database/schema/reservations'
import type { LineSnapshot } from '../../database/schema/snapshots'
import { cancelUnpaid } from '../orders/end-orders'
import { currentOrderState } from '../orders/find-orders'
import { lockOrders, type OrderRow } from '../orders/order-records'
import { lockChain } from '../refunds/allocate-refund'
import { refundInFull } from '../refunds/refund-in-full'
import type { Trade } from '../trade'

/** A reservation with the order that it came by. */
export interface ReservationRecord {
  order: OrderRow
  snapshot: LineSnapshot
  /** `undefined` while it is not paid, or never was. */
  reservation: typeof reservations.$inferSelect | undefined
}

/** Reservations by their orders, in the order given. */
export async function reservationRecords(db: Database, rows: readonly OrderRow[]): Promise<ReservationRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  const made = await db.select().from(reservations).where(inArray(reservations.orderId, ids))
  return rows.flatMap((order) => {
    const line = lines.find(({ orderId }) => orderId === order.id)
    const reservation = made.find(({ orderId }) => orderId === order.id)
    return line ? [{ order, snapshot: line.snapshot, reservation }] : []
  })
}

/** Current state of a reservation. */
export function reservationState(
  { order, snapshot, reservation }: ReservationRecord,
  now: number,
): ReserveOrder['state'] {
  const state = currentOrderState(order, now)
  if (state === 'UNPAID') return 'UNPAID'
  if (state === 'CANCELED' || state === 'REFUNDED_TICKET' || state === 'CLOSED') return 'CANCELED'
  if (reservation?.usedAt != null) return 'USED'
  return (snapshot.reservation?.endAt ?? 0) <= now ? 'EXPIRED' : 'BOOKED'
}

/** True while a reservation can be cancelled: until its time begins. */
export function canCancel(record: ReservationRecord, now: number): boolean {
  const state = reservationState(record, now)
  return state === 'UNPAID' || (state === 'BOOKED' && (record.snapshot.reservation?.beginAt ?? 0) > now)
}

/** Cancels a reservation and refunds it. Returns false if it is too late or already canceled. */
export async function cancelReservation(trade: Trade, order: OrderRow): Promise<boolean> {
  if (await cancelUnpaid(trade, order.id, 'CANCELLED_BY_BUYER')) return true
  return inTransaction(trade.db, async (db) => {
    const chain = await lockChain(db, order.rootId)
    const [record] = await reservationRecords(db, chain)
    if (!record || !canCancel(record, trade.clock.now())) return false
    await refundInFull({ ...trade, db }, chain, record.order, { kind: 'BUYER', reasonCode: 'RESERVATION_CANCELED' })
    return true
  })
}

/** Checks a reservation in (contract D-16); false if it cannot be used. */
export async function checkIn(trade: Trade, orderId: string): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const locked = await lockOrders(db, [orderId])
    const [record] = await reservationRecords(
      db,
      locked.filter(({ type }) => type === 'RESERVE'),
    )
    const now = trade.clock.now()
    if (!record || reservationState(record, now) !== 'BOOKED') return false
    await db.update(reservations).set({ usedAt: now }).where(eq(reservations.orderId, orderId))
    return true
  })
}
