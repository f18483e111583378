import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { venueTime } from '@/domain/show-date'
import type { UserCall } from '../../call'
import { memberPopups, type PopupKind } from '../../database/schema/member-popups'
import { users } from '../../database/schema/people'
import { isBirthday } from './birthdays'
import type { UserLevel } from './user-level'

type PopupCall = Pick<UserCall, 'db' | 'user' | 'clock'>

/** Subject of a popup: the code of a level, or a year. */
interface DuePopup {
  kind: PopupKind
  key: string
}

/** A device that has not closed a popup leaves it to others after this long, ms. */
const LEASE_MS = 10 * 60 * 1000

/** The level that a user has come to and not seen; null for the lowest, and where that or a higher one was seen. */
export async function dueUpgrade(
  { db, user, shop }: PopupCall & Pick<UserCall, 'shop'>,
  { level }: UserLevel,
): Promise<DuePopup | null> {
  const { levels } = shop.catalogue.content.offers.members
  const rankOf = (code: string) => levels.findIndex(({ levelCode }) => levelCode === code)
  const rank = rankOf(level.levelCode)
  if (rank <= 0) return null
  const seen = await db
    .select({ key: memberPopups.key })
    .from(memberPopups)
    .where(
      and(eq(memberPopups.userId, user.userId), eq(memberPopups.kind, 'LEVEL_UPGRADE'), isNotNull(memberPopups.seenAt)),
    )
  return seen.some(({ key }) => rankOf(key) >= rank) ? null : { kind: 'LEVEL_UPGRADE', key: level.levelCode }
}

/** The greeting of this year, on the day; null on any other. */
export async function dueBirthday({ db, user, clock }: PopupCall): Promise<DuePopup | null> {
  const [row] = await db.select({ birthday: users.birthday }).from(users).where(eq(users.id, user.userId))
  const now = clock.now()
  if (!row?.birthday || !isBirthday(row.birthday, now)) return null
  return { kind: 'BIRTHDAY', key: String(venueTime(now).year()) }
}

/**
 * Claims a popup for the calling login: true if no other device has claimed it, and it was not closed. A login that calls
 * again keeps it.
 */
export async function claimPopup({ db, user, clock }: PopupCall, due: DuePopup): Promise<boolean> {
  const { userId, loginId } = user
  const shownAt = clock.now()
  const taken = await db
    .insert(memberPopups)
    .values({ userId, ...due, loginId, shownAt, seenAt: null })
    .onConflictDoUpdate({
      target: [memberPopups.userId, memberPopups.kind, memberPopups.key],
      set: { loginId, shownAt },
      setWhere: and(
        sql`${memberPopups.seenAt} IS NULL`,
        or(eq(memberPopups.loginId, loginId), lte(memberPopups.shownAt, shownAt - LEASE_MS)),
      ),
    })
    .returning({ key: memberPopups.key })
  return taken.length > 0
}

/** Records that a popup was closed; true if it had not been. */
export async function closePopup({ db, user, clock }: PopupCall, due: DuePopup): Promise<boolean> {
  const { userId, loginId } = user
  const now = clock.now()
  const closed = await db
    .insert(memberPopups)
    .values({ userId, ...due, loginId, shownAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [memberPopups.userId, memberPopups.kind, memberPopups.key],
      set: { seenAt: now },
      setWhere: sql`${memberPopups.seenAt} IS NULL`,
    })
    .returning({ key: memberPopups.key })
  return closed.length > 0
}
