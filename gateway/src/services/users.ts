import { and, eq } from 'drizzle-orm'
import type { Locale } from '@/domain/locale'
import type { PhoneNumber } from '@/domain/phone'
import type { PublicCall, UserCall } from '../call'
import type { Database } from '../database/connect'
import { users } from '../database/schema/people'
import { newId, randomDigits } from '../random'
import { translate } from '../texts/text'

export type UserRow = typeof users.$inferSelect

/** All that the shop keeps of the user who calls. */
export async function currentUser({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, user.userId))
  if (!row) throw new Error('a user who is logged in is not there')
  return row
}

/** The account that a number belongs to. */
export async function findUserByPhone(
  db: Database,
  { cellphone, countryCode }: PhoneNumber,
): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.areaCode, countryCode), eq(users.cellphone, cellphone)))
  return user
}

/** The one rule of what counts as bound: the shop has a phone of the user, which it was proved they have. */
export function isBound({ cellphone }: Pick<UserRow, 'cellphone'>): boolean {
  return cellphone !== null
}

/** What a new user is called until they say. */
export function newNickname(locale: Locale): string {
  return translate(locale, 'account.nickname', { digits: randomDigits(4) })
}

/** The account of a number that was proved, made when there is none. */
export async function findOrRegister(
  { db, clock, locale }: Pick<PublicCall, 'db' | 'clock' | 'locale'>,
  phone: PhoneNumber,
): Promise<{ user: UserRow; isNew: boolean }> {
  const now = clock.now()
  const { cellphone, countryCode: areaCode } = phone
  const [created] = await db
    .insert(users)
    .values({ id: newId(), areaCode, cellphone, boundAt: now, nickname: newNickname(locale), createdAt: now })
    .onConflictDoNothing()
    .returning()
  const user = await findUserByPhone(db, phone)
  if (!user) throw new Error('a user that was just made is not there')
  return { user, isNew: created !== undefined }
}
