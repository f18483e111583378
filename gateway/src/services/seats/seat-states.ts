import { and, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { EpochMs, Id } from '@/contracts/wire-types'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { Context } from '../../call'
import type { SeatChart } from '../../catalogue/seat-chart'
import { seatLocks, seats } from '../../database/schema/inventory'
import { orders, orderUnits } from '../../database/schema/orders'

type SeatContext = Pick<Context, 'db' | 'clock'>

/** Current state of each seat of a session; a lock past its time counts as free. */
export async function seatStates({ db, clock }: SeatContext, chart: SeatChart, sessionId: Id): Promise<Uint8Array> {
  const states = chart.first.slice()
  const now = clock.now()
  const rows = await db
    .select({
      seatId: seats.seatId,
      state: seats.state,
      lockedUntil: seats.lockedUntil,
      orderState: orders.state,
      payBefore: orders.payBefore,
    })
    .from(seats)
    .leftJoin(orderUnits, eq(orderUnits.id, seats.unitId))
    .leftJoin(orders, eq(orders.id, orderUnits.orderId))
    .where(and(eq(seats.sessionId, sessionId), ne(seats.state, 'FREE')))
  for (const { seatId, state, lockedUntil, orderState, payBefore } of rows) {
    const seat = chart.layout.seatOf(seatId)
    const isOver = state === 'LOCKED' ? (lockedUntil ?? 0) <= now : orderState === 'UNPAID' && (payBefore ?? 0) <= now
    if (seat !== null && !isOver) states[seat] = state === 'SOLD' ? SEAT_STATE.sold : SEAT_STATE.locked
  }
  return states
}

/** Overlap of two requests for changes, ms: it covers transactions that were still open at the first one. */
const LATE_MS = 30_000

/**
 * Seats of a session that may have changed since the last request: those that were written to, and those that are free
 * because their lock expired, which is not written.
 */
export async function changedSeats(
  { db, clock }: SeatContext,
  chart: SeatChart,
  sessionId: Id,
  since: EpochMs,
): Promise<ReadonlySet<number>> {
  const from = since - LATE_MS
  const ranOut = (column: typeof seats.lockedUntil | typeof orders.payBefore) =>
    and(gt(column, from), lte(column, clock.now()))
  const rows = await db
    .select({ seatId: seats.seatId })
    .from(seats)
    .leftJoin(orderUnits, eq(orderUnits.id, seats.unitId))
    .leftJoin(orders, eq(orders.id, orderUnits.orderId))
    .where(
      and(
        eq(seats.sessionId, sessionId),
        or(gt(seats.changedAt, from), ranOut(seats.lockedUntil), ranOut(orders.payBefore)),
      ),
    )
  return new Set(rows.flatMap(({ seatId }) => chart.layout.seatOf(seatId) ?? []))
}

/** Seats of a session that a user keeps at the moment. */
export async function seatsLockedBy({ db, clock }: SeatContext, userId: Id, sessionId: Id): Promise<Id[]> {
  const rows = await db
    .select({ seatId: seats.seatId, lockedUntil: seats.lockedUntil })
    .from(seats)
    .innerJoin(seatLocks, eq(seatLocks.id, seats.lockId))
    .where(and(eq(seats.sessionId, sessionId), eq(seats.state, 'LOCKED'), eq(seatLocks.userId, userId)))
  return rows.filter(({ lockedUntil }) => (lockedUntil ?? 0) > clock.now()).map(({ seatId }) => seatId)
}
