import { and, eq, ne } from 'drizzle-orm'
import type { Id } from '@/contracts/wire-types'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { Context } from '../../call'
import type { SeatChart } from '../../catalogue/seat-chart'
import { seatLocks, seats } from '../../database/schema/inventory'
import { orders, orderUnits } from '../../database/schema/orders'

type SeatContext = Pick<Context, 'db' | 'clock'>

/** What each seat of a session is at the moment; what somebody keeps past their time is free. */
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

/** Seats of a session that a user keeps at the moment. */
export async function seatsLockedBy({ db, clock }: SeatContext, userId: Id, sessionId: Id): Promise<Id[]> {
  const rows = await db
    .select({ seatId: seats.seatId, lockedUntil: seats.lockedUntil })
    .from(seats)
    .innerJoin(seatLocks, eq(seatLocks.id, seats.lockId))
    .where(and(eq(seats.sessionId, sessionId), eq(seats.state, 'LOCKED'), eq(seatLocks.userId, userId)))
  return rows.filter(({ lockedUntil }) => (lockedUntil ?? 0) > clock.now()).map(({ seatId }) => seatId)
}
