import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { memberships } from '../../database/schema/benefits'
import { newId } from '../../random'
import { lockAccount } from '../ledgers/ledgers'
import type { Trade } from '../trade'

type MembershipRow = typeof memberships.$inferSelect

/** The membership of a user at a moment (epoch ms). */
export async function currentMembership(db: Database, userId: string, now: number): Promise<MembershipRow | null> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), lte(memberships.startsAt, now), gt(memberships.endsAt, now)))
  return row ?? null
}

/** Origin of a membership. */
export interface MembershipGift {
  userId: string
  primeCardId: string
  levelCode: string
  validDays: number
  unitId: string | null
}

/** Gives a user a membership; one who has one gets the next after it, so that no day is lost. */
export async function giveMembership({ db, clock }: Trade, gift: MembershipGift): Promise<void> {
  const { validDays, ...columns } = gift
  // One at a time for each user, under the lock of their growth: the next begins where the last one ends.
  await lockAccount(db, { ledger: 'GROWTH', ownerId: gift.userId })
  const [last] = await db
    .select({ endsAt: memberships.endsAt })
    .from(memberships)
    .where(eq(memberships.userId, gift.userId))
    .orderBy(desc(memberships.endsAt), desc(memberships.id))
    .limit(1)
  const startsAt = Math.max(clock.now(), last?.endsAt ?? 0)
  await db.insert(memberships).values({ id: newId(), ...columns, startsAt, endsAt: startsAt + validDays * DAY_MS })
}
