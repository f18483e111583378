import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { seatLocks, seats } from '../../database/schema/inventory'
import type { OrderPart } from '../orders/order-part'
import type { UnitRow } from '../orders/order-records'
import type { Trade } from '../trade'
import { lockOver } from './lock-over'

/** Picked seats along with an order: locked → reserved → sold, and free again when it ends or they are returned. */
export const seatPart: OrderPart = {
  async reserve({ db, clock }, { order, placedUnits }) {
    const picked = placedUnits
      .flatMap(({ draftUnit: { ticket }, line: { sessionId }, unitId }) =>
        ticket?.seatId && sessionId !== null ? [{ seatId: ticket.seatId, sessionId, unitId }] : [],
      )
      .sort((a, b) => (a.seatId < b.seatId ? -1 : 1))
    const ownLocks = db.select({ id: seatLocks.id }).from(seatLocks).where(eq(seatLocks.userId, order.userId))
    for (const { seatId, sessionId, unitId } of picked) {
      const reserved = await db
        .update(seats)
        .set({ state: 'HELD', lockId: null, lockedUntil: null, unitId, changedAt: clock.now() })
        .where(
          and(
            eq(seats.sessionId, sessionId),
            eq(seats.seatId, seatId),
            eq(seats.state, 'LOCKED'),
            gt(seats.lockedUntil, clock.now()),
            inArray(seats.lockId, ownLocks),
          ),
        )
        .returning({ seatId: seats.seatId })
      if (reserved.length === 0) throw lockOver()
    }
  },

  async confirm({ db, clock }, paid) {
    const unitIds = await lockSeatsOf(
      db,
      paid.flatMap(({ units }) => units.map(({ id }) => id)),
    )
    if (unitIds.length > 0)
      await db.update(seats).set({ state: 'SOLD', changedAt: clock.now() }).where(inArray(seats.unitId, unitIds))
  },

  async release(trade, gone) {
    await free(
      trade,
      gone.flatMap(({ units }) => units),
    )
  },

  async reverse(trade, { reversed }) {
    await free(trade, reversed)
  },
}

async function free({ db, clock }: Trade, units: readonly UnitRow[]): Promise<void> {
  const unitIds = await lockSeatsOf(
    db,
    units.map(({ id }) => id),
  )
  if (unitIds.length === 0) return
  await db
    .update(seats)
    .set({ state: 'FREE', unitId: null, changedAt: clock.now() })
    .where(inArray(seats.unitId, unitIds))
}

/** Locks the seats of units, by ascending id; answers the units that have one. Most have none, and lock nothing. */
export async function lockSeatsOf(db: Database, unitIds: readonly string[]): Promise<string[]> {
  if (unitIds.length === 0) return []
  const seatsOf = () =>
    db
      .select({ unitId: seats.unitId })
      .from(seats)
      .where(inArray(seats.unitId, [...unitIds]))
      .orderBy(asc(seats.seatId))
  if ((await seatsOf()).length === 0) return []
  const rows = await seatsOf().for('no key update')
  return rows.flatMap(({ unitId }) => unitId ?? [])
}
