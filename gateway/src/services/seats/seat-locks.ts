import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Id } from '@/contracts/wire-types'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { seatLocks, seats } from '../../database/schema/inventory'
import { orders, orderUnits } from '../../database/schema/orders'
import { newId } from '../../random'
import { lockUser } from '../accounts/lock-user'
import { expireOrders } from '../orders/end-orders'
import { isOverdue } from '../orders/order-records'
import type { Trade } from '../trade'
import { checkLockAllowance } from './lock-allowance'
import { lockOver } from './lock-over'

/** Lifetime of a lock while its user fills in the order, ms (A-SEAT-6). */
export const SEAT_LOCK_MS = 10 * 60 * 1000

/** A seat of the catalogue with the plan that it is sold by. */
export interface WantedSeat {
  seatId: Id
  seatPlanId: Id
}

type LockCall = Pick<UserCall, 'db' | 'clock' | 'user'>
type SeatRow = typeof seats.$inferSelect

/**
 * Keeps seats for a user, all or none; what the user kept of the session before is free again. Answers the lock, or
 * the seats of other users. Call it inside a transaction.
 */
export async function lockSeats(
  call: LockCall,
  sessionId: Id,
  wanted: readonly WantedSeat[],
): Promise<{ lockId: Id } | { failed: Id[] }> {
  const { db, clock, user } = call
  await lockUser(call)
  await checkLockAllowance(call, sessionId)
  const own = await ownLocks(call, sessionId)
  const lockId = newId()
  const lockedAt = clock.now()
  const expiresAt = lockedAt + SEAT_LOCK_MS
  await db.insert(seatLocks).values({ id: lockId, userId: user.userId, sessionId, lockedAt, expiresAt })
  const rows = await lockRows(call, sessionId, wanted, own)
  const ids = new Set(wanted.map(({ seatId }) => seatId))
  const taken = rows.filter((row) => ids.has(row.seatId) && !isFreeFor(row, own, clock.now()))
  if (taken.length > 0) {
    await refuseOverdue(call, taken)
    await db.delete(seatLocks).where(eq(seatLocks.id, lockId))
    return { failed: taken.map(({ seatId }) => seatId) }
  }
  await free(
    { db, clock },
    sessionId,
    rows.filter((row) => !ids.has(row.seatId)).map(({ seatId }) => seatId),
  )
  await db
    .update(seats)
    .set({ state: 'LOCKED', lockId, lockedUntil: expiresAt, unitId: null, changedAt: clock.now() })
    .where(and(eq(seats.sessionId, sessionId), inArray(seats.seatId, [...ids])))
  return { lockId }
}

/** Gives back what a lock of the user still keeps; what an order has by now stays with it. */
export async function releaseLock({ db, clock, user }: LockCall, lockId: Id): Promise<void> {
  const [lock] = await db
    .select()
    .from(seatLocks)
    .where(and(eq(seatLocks.id, lockId), eq(seatLocks.userId, user.userId)))
    .for('no key update')
  if (!lock) return
  const endsAt = Math.min(lock.expiresAt, clock.now())
  await db.update(seatLocks).set({ expiresAt: endsAt }).where(eq(seatLocks.id, lockId))
  const kept = await db
    .select({ seatId: seats.seatId })
    .from(seats)
    .where(eq(seats.lockId, lockId))
    .orderBy(asc(seats.seatId))
    .for('no key update')
  await free(
    { db, clock },
    lock.sessionId,
    kept.map(({ seatId }) => seatId),
  )
}

/** The seats that a lock of the user keeps now, and until when: the one that is named, or theirs of the session; refused when it is over. */
export async function lockedSeats(
  { db, clock, user }: LockCall,
  lockId: Id | null,
  sessionId: Id,
): Promise<{ seats: WantedSeat[]; expiresAt: number }> {
  const rows = await db
    .select({ seatId: seats.seatId, seatPlanId: seats.seatPlanId, expiresAt: seatLocks.expiresAt })
    .from(seats)
    .innerJoin(seatLocks, eq(seatLocks.id, seats.lockId))
    .where(
      and(
        lockId === null ? undefined : eq(seatLocks.id, lockId),
        eq(seatLocks.userId, user.userId),
        eq(seatLocks.sessionId, sessionId),
        gt(seatLocks.expiresAt, clock.now()),
      ),
    )
    .orderBy(asc(seats.seatId))
  const [first] = rows
  if (!first) throw lockOver()
  return { seats: rows.map(({ seatId, seatPlanId }) => ({ seatId, seatPlanId })), expiresAt: first.expiresAt }
}

/** Seats whose lock is over are written down as free, for the tables' sake only; answers how many. */
export async function tidySeatLocks({ db, clock }: Trade): Promise<number> {
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ sessionId: seats.sessionId, seatId: seats.seatId })
      .from(seats)
      .where(and(eq(seats.state, 'LOCKED'), lte(seats.lockedUntil, clock.now())))
      .orderBy(asc(seats.sessionId), asc(seats.seatId))
      .limit(TIDY_BATCH)
      .for('no key update', { skipLocked: true })
    for (const { sessionId, seatId } of over) await free({ db: tx, clock }, sessionId, [seatId])
    return over.length
  })
}

const TIDY_BATCH = 200

async function ownLocks({ db, user }: LockCall, sessionId: Id): Promise<Set<Id>> {
  const rows = await db
    .select({ id: seatLocks.id })
    .from(seatLocks)
    .where(and(eq(seatLocks.userId, user.userId), eq(seatLocks.sessionId, sessionId)))
    .orderBy(asc(seatLocks.id))
    .for('no key update')
  return new Set(rows.map(({ id }) => id))
}

/** Locks the rows of the wanted seats and of those kept before, by ascending id; seats without a row get one. */
async function lockRows(
  { db, clock }: LockCall,
  sessionId: Id,
  wanted: readonly WantedSeat[],
  own: ReadonlySet<Id>,
): Promise<SeatRow[]> {
  const sorted = [...wanted].sort((a, b) => (a.seatId < b.seatId ? -1 : 1))
  await db
    .insert(seats)
    .values(sorted.map((seat) => ({ ...seat, sessionId, state: 'FREE' as const, changedAt: clock.now() })))
    .onConflictDoNothing()
  const isWanted = inArray(
    seats.seatId,
    sorted.map(({ seatId }) => seatId),
  )
  const isMine = own.size > 0 ? inArray(seats.lockId, [...own]) : undefined
  return db
    .select()
    .from(seats)
    .where(and(eq(seats.sessionId, sessionId), or(isWanted, isMine)))
    .orderBy(asc(seats.seatId))
    .for('no key update')
}

function isFreeFor({ state, lockId, lockedUntil }: SeatRow, own: ReadonlySet<Id>, now: number): boolean {
  if (state === 'FREE') return true
  return state === 'LOCKED' && ((lockedUntil ?? 0) <= now || own.has(lockId ?? ''))
}

/** Seats that an order keeps past its time are free: it is cancelled first, and then they are requested again. */
async function refuseOverdue({ db, clock }: LockCall, taken: readonly SeatRow[]): Promise<void> {
  const unitIds = taken.flatMap(({ unitId }) => unitId ?? [])
  if (unitIds.length === 0) return
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderUnits, eq(orderUnits.orderId, orders.id))
    .where(and(inArray(orderUnits.id, unitIds), isOverdue(clock.now())))
    .limit(1)
  if (overdue.length === 0) return
  throw new BusinessError(BUSINESS_ERROR.soldOut, 'order.soldOut', {
    mode: 4,
    recover: async (outside) => (await expireOrders({ db: outside, clock })) > 0,
  })
}

async function free({ db, clock }: Trade, sessionId: Id, seatIds: readonly Id[]): Promise<void> {
  if (seatIds.length === 0) return
  await db
    .update(seats)
    .set({ state: 'FREE', lockId: null, lockedUntil: null, unitId: null, changedAt: clock.now() })
    .where(and(eq(seats.sessionId, sessionId), inArray(seats.seatId, [...seatIds])))
}
