import { and, eq, inArray, ne } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { parkingOrders, parkingStays } from '../../database/schema/parking'
import type { OrderPart } from '../orders/order-part'
import type { LineRow, OrderRecord } from '../orders/order-records'

const MINUTE_MS = 60_000

/** Stays in garages: an order pays for the time of its bill, and no time is charged twice. */
export const parkingPart: OrderPart = {
  async reserve({ db }, { order, lines }) {
    const line = parkingLineOf(lines)
    if (!line?.snapshot.parking) return
    const { from } = line.snapshot.parking
    const [stay] = await db.select().from(parkingStays).where(eq(parkingStays.id, line.reference)).for('no key update')
    if (!stay || stay.leftAt !== null || (stay.paidUntil ?? stay.enteredAt) !== from) {
      throw new BusinessError(BUSINESS_ERROR.quoteInvalid, 'parking.billOver', { mode: 2 })
    }
    const placed = await db
      .insert(parkingOrders)
      .values({ orderId: order.id, stayId: stay.id, state: 'HELD' })
      .onConflictDoNothing()
      .returning({ id: parkingOrders.orderId })
    if (placed.length === 0) throw new BusinessError(BUSINESS_ERROR.notPayable, 'parking.unpaid', { mode: 1 })
  },

  async confirm({ db, clock }, paid) {
    for (const { order, lines } of paid) {
      const line = parkingLineOf(lines)
      if (!line?.snapshot.parking) continue
      const { leaveMinutes, until } = line.snapshot.parking
      const leaveBefore = clock.now() + leaveMinutes * MINUTE_MS
      await db.update(parkingStays).set({ paidUntil: until, leaveBefore }).where(eq(parkingStays.id, line.reference))
      await db.update(parkingOrders).set({ state: 'PAID', leaveBefore }).where(eq(parkingOrders.orderId, order.id))
    }
  },

  async release({ db }, gone) {
    const ids = gone.filter(isForParking).map(({ order }) => order.id)
    if (ids.length === 0) return
    await db.update(parkingOrders).set({ state: 'RELEASED' }).where(inArray(parkingOrders.orderId, ids))
  },

  async reverse({ db }, { order, lines }) {
    const line = parkingLineOf(lines)
    if (!line?.snapshot.parking) return
    const { from, until } = line.snapshot.parking
    const [stay] = await db.select().from(parkingStays).where(eq(parkingStays.id, line.reference)).for('no key update')
    const others = await db
      .select()
      .from(parkingOrders)
      .where(and(eq(parkingOrders.stayId, line.reference), ne(parkingOrders.orderId, order.id)))
    const isPaidOn = others.some(({ state }) => state === 'HELD') || stay?.paidUntil !== until
    if (stay?.leftAt !== null || isPaidOn) {
      throw new BusinessError(BUSINESS_ERROR.notRefundable, 'close.parked', { mode: 1 })
    }
    // No second payment before the time to leave is over: an earlier order leaves none.
    const paidUntil = others.some(({ state }) => state === 'PAID') ? from : null
    await db.update(parkingStays).set({ paidUntil, leaveBefore: null }).where(eq(parkingStays.id, line.reference))
    await db
      .update(parkingOrders)
      .set({ state: 'RELEASED', leaveBefore: null })
      .where(eq(parkingOrders.orderId, order.id))
  },
}

function isForParking({ order }: OrderRecord): boolean {
  return order.type === 'PARKING'
}

function parkingLineOf(lines: readonly LineRow[]): LineRow | undefined {
  return lines.find(({ kind }) => kind === 'PARKING')
}
