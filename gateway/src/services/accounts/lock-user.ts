import { eq } from 'drizzle-orm'
import type { SignedInUser, UserCall } from '../../call'
import { users } from '../../database/schema/people'

interface LockedUser extends Pick<UserCall, 'db'> {
  user: Pick<SignedInUser, 'userId'>
}

/** One purchase of a user at a time: what is counted afterwards stays true until the transaction ends. */
export async function lockUser({ db, user }: LockedUser): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, user.userId)).for('no key update')
}
