import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../call'
import { HOUR_MS } from '../clock'
import type { Database } from '../database/connect'
import { staff, staffSessions } from '../database/schema/staff'
import { hashed, newId, newToken } from '../random'

export type StaffRow = typeof staff.$inferSelect
export type SessionRow = typeof staffSessions.$inferSelect

/** Longest session, and the longest without a call, ms. */
const LIFE_MS = 12 * HOUR_MS
const IDLE_MS = 2 * HOUR_MS
/** A session is marked as seen once within this time, ms. */
const SEEN_EVERY_MS = 60_000
const MAX_USER_AGENT = 200

type OfficeDatabase = Pick<Context, 'db' | 'clock'>

/** Opens a session; the token is shown to its browser alone. */
export async function openSession({ db, clock }: OfficeDatabase, staffId: string, userAgent: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db.insert(staffSessions).values({
    id: newId(),
    staffId,
    tokenHash: hashed(token),
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + LIFE_MS,
  })
  return token
}

/** Session of a token and its member of staff; null if it ended, was idle too long, or the account is not active. */
export async function findSession(
  { db, clock }: OfficeDatabase,
  token: string,
): Promise<{ session: SessionRow; staff: StaffRow } | null> {
  const now = clock.now()
  const [row] = await db
    .select()
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashed(token)), isLive(now), eq(staff.state, 'ACTIVE')))
  if (!row) return null
  if (row.staff_sessions.lastSeenAt <= now - SEEN_EVERY_MS) {
    await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.id, row.staff_sessions.id))
  }
  return { session: row.staff_sessions, staff: row.staff }
}

/** Live sessions of a member of staff, the latest first. */
export function listSessions({ db, clock }: OfficeDatabase, staffId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isLive(clock.now())))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))
}

/** Ends a session of a member of staff; false if there is none. */
export async function endSession({ db, clock }: OfficeDatabase, staffId: string, id: string): Promise<boolean> {
  const own = and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt))
  const ended = await db
    .update(staffSessions)
    .set({ endedAt: clock.now() })
    .where(own)
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

/** Ends all sessions of a member of staff. */
export async function endSessions({ db, clock }: OfficeDatabase, staffId: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)))
}

/** True once someone was invited: without staff there is no office. */
export async function hasStaff(db: Database): Promise<boolean> {
  return (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0
}

function isLive(now: number) {
  return and(
    isNull(staffSessions.endedAt),
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, now - IDLE_MS),
  )
}
