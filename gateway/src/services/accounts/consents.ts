import { and, eq } from 'drizzle-orm'
import type { Consents } from '@/contracts/account/get-consents'
import type { Database } from '../../database/connect'
import { users } from '../../database/schema/people'

/** Consents of a user. */
export async function consentsOf(db: Database, userId: string): Promise<Consents> {
  return { messages: await wantsMessages(db, userId) }
}

/** Keeps what a user agrees to. */
export async function keepConsents(db: Database, userId: string, { messages }: Consents): Promise<void> {
  await db.update(users).set({ wantsMessages: messages }).where(eq(users.id, userId))
}

/** True if the user has agreed to messages of the shop. */
export async function wantsMessages(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.wantsMessages, true)))) > 0
}
