import { eq } from 'drizzle-orm'
import type { UserCall } from '../call'
import { users } from '../database/schema/people'

/** One purchase of a user at a time: what is counted afterwards stays true until the transaction ends. */
export async function lockUser({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, user.userId)).for('no key update')
}
