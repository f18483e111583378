import { and, eq } from 'drizzle-orm'
import type { Context } from '../../call'
import type { Database } from '../../database/connect'
import { users, vendorAccounts } from '../../database/schema/people'
import { hashed } from '../../random'

/** The user whom the shop knows by a vendor's name. */
export async function findUserByOpenId(db: Database, openId: string) {
  const [row] = await db
    .select()
    .from(vendorAccounts)
    .innerJoin(users, eq(users.id, vendorAccounts.userId))
    .where(eq(vendorAccounts.openId, openId))
  return row?.users
}

/** Remembers the key of the vendor's user who has just logged in. */
export async function keepSessionKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  openId: string,
  sessionKey: string,
): Promise<void> {
  const [sessionHash, seenAt] = [hashed(sessionKey), clock.now()]
  await db
    .insert(vendorAccounts)
    .values({ openId, sessionHash, seenAt })
    .onConflictDoUpdate({ target: vendorAccounts.openId, set: { sessionHash, seenAt } })
}

/** Remembers who is behind a vendor's name, for a caller with its key; the last who proved a phone there counts. */
export async function linkOpenId(db: Database, openId: string, sessionKey: string, userId: string): Promise<void> {
  await db
    .update(vendorAccounts)
    .set({ userId })
    .where(and(eq(vendorAccounts.openId, openId), eq(vendorAccounts.sessionHash, hashed(sessionKey))))
}
