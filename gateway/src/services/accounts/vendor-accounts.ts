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

/** Remembers the keys of the vendor's user who has just logged in: the shop's and the vendor's. */
export async function keepSessionKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  openId: string,
  { sessionKey, vendorKey }: { sessionKey: string; vendorKey: string },
): Promise<void> {
  const [sessionHash, seenAt] = [hashed(sessionKey), clock.now()]
  await db
    .insert(vendorAccounts)
    .values({ openId, sessionHash, vendorKey, seenAt })
    .onConflictDoUpdate({ target: vendorAccounts.openId, set: { sessionHash, vendorKey, seenAt } })
}

/** The vendor's key of a login, for a caller with the shop's; empty for any other. */
export async function vendorKeyOf(db: Database, openId: string, sessionKey: string): Promise<string> {
  const isOf = and(eq(vendorAccounts.openId, openId), eq(vendorAccounts.sessionHash, hashed(sessionKey)))
  const [row] = await db.select({ vendorKey: vendorAccounts.vendorKey }).from(vendorAccounts).where(isOf)
  return row?.vendorKey ?? ''
}

/** Remembers who is behind a vendor's name, for a caller with its key; the last who proved a phone there counts. */
export async function linkOpenId(db: Database, openId: string, sessionKey: string, userId: string): Promise<void> {
  await db
    .update(vendorAccounts)
    .set({ userId })
    .where(and(eq(vendorAccounts.openId, openId), eq(vendorAccounts.sessionHash, hashed(sessionKey))))
}
