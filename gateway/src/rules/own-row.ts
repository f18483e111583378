import { eq } from 'drizzle-orm'
import { users } from '../database/schema/people'
import type { Call, SignedInUser } from '../handle'

/** All that the shop keeps of the user who calls. */
export async function ownRow({ db, user }: Pick<Call<unknown, SignedInUser>, 'db' | 'user'>) {
  const [row] = await db.select().from(users).where(eq(users.id, user.userId))
  if (!row) throw new Error('a user who is logged in is not there')
  return row
}
