import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Id } from '@/contracts/wire-types'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { DAY_MS, HOUR_MS } from '../../clock'
import { seatLocks, seats } from '../../database/schema/inventory'

/** Sessions in which a user may lock seats at the same time. */
const MAX_SESSIONS = 3
/** Time for which a user may lock seats of a session within a day, ms, however often the lock is renewed. */
const MAX_LOCKED_MS = HOUR_MS

/**
 * Rejects a lock of a user who locks seats in too many sessions, or has locked seats of this one for too long without
 * ordering them (decision 111). Call it after `lockUser`.
 */
export async function checkLockAllowance(
  { db, clock, user }: Pick<UserCall, 'db' | 'clock' | 'user'>,
  sessionId: Id,
): Promise<void> {
  const now = clock.now()
  const isOwn = eq(seatLocks.userId, user.userId)
  const others = await db
    .selectDistinct({ id: seatLocks.sessionId })
    .from(seatLocks)
    .innerJoin(seats, eq(seats.lockId, seatLocks.id))
    .where(and(isOwn, ne(seatLocks.sessionId, sessionId), gt(seatLocks.expiresAt, now), eq(seats.state, 'LOCKED')))
  if (others.length >= MAX_SESSIONS) throw lockRefused('seat.lockedElsewhere', MAX_SESSIONS)
  const recent = await db
    .select({ from: seatLocks.lockedAt, to: seatLocks.expiresAt })
    .from(seatLocks)
    .where(and(isOwn, eq(seatLocks.sessionId, sessionId), gt(seatLocks.expiresAt, now - DAY_MS)))
    .orderBy(asc(seatLocks.lockedAt))
  if (lockedMs(recent, now) >= MAX_LOCKED_MS) throw lockRefused('seat.lockedTooLong', MAX_LOCKED_MS / 60_000)
}

/** Time until now covered by locks in order of their begin; a lock replaces the one before. */
function lockedMs(locks: readonly { from: number; to: number }[], now: number): number {
  let total = 0
  let end = 0
  for (const { from, to } of locks) {
    const until = Math.min(to, now)
    total += Math.max(0, until - Math.max(from, end))
    end = Math.max(end, until)
  }
  return total
}

function lockRefused(textKey: 'seat.lockedElsewhere' | 'seat.lockedTooLong', count: number): BusinessError {
  return new BusinessError(BUSINESS_ERROR.limitReached, textKey, { mode: 1, values: { count } })
}
