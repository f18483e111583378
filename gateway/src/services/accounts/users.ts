import { and, eq } from 'drizzle-orm'
import type { LoginMethod } from '@/contracts/account/login-or-register'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Locale } from '@/domain/locale'
import type { PhoneNumber } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import type { PublicCall, UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { users } from '../../database/schema/people'
import { randomDigits } from '../../random'
import { offersLogin, provesLogin, takesEmailOrders } from '../../shop/login-ways'
import { translate } from '../../texts/text'

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

/**
 * The one rule of what counts as bound: the shop reaches the user. By a phone that they have proved; where it takes
 * orders by e-mail, by an address that was proved as well.
 */
export function isBound({ cellphone, email }: Pick<UserRow, 'cellphone' | 'email'>, shop: PublicCall['shop']): boolean {
  return cellphone !== null || (email !== null && takesEmailOrders(shop))
}

/** Refused where the shop does not offer a way to log in, in the language of the caller, or cannot prove who comes. */
export function checkOffered(
  { shop, locale, providers }: Pick<PublicCall, 'shop' | 'locale' | 'providers'>,
  method: LoginMethod,
): void {
  if (!offersLogin(shop, locale, method) || !provesLogin(providers, method)) throw loginNotOffered()
}

export function loginNotOffered(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.loginNotOffered, 'account.loginNotOffered', { mode: 1 })
}

/** Default nickname of a new user. */
export function newNickname(locale: Locale): string {
  return translate(locale, 'account.nickname', { digits: randomDigits(4) })
}

/** Nickname of a user; empty for a deleted one. */
export async function nicknameOf(db: Database, userId: string): Promise<string> {
  const [found] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId))
  return found?.nickname ?? ''
}
