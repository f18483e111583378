import { eq, inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PhoneNumber } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { sqlState, UNIQUE_VIOLATION } from '../../database/retries'
import { users } from '../../database/schema/people'
import type { NamedShop } from '../../shop/shop-name'
import { bindEmail } from '../emails/email-accounts'
import { notifyByPhoneOrEmail } from '../messages/outbox'
import { joinAccounts } from './identities'
import { endLogins } from './logins'
import { findUserByPhone, type UserRow } from './users'

type BindCall = Pick<UserCall, 'db' | 'clock' | 'locale'> & { shop: NamedShop } & {
  user: Pick<UserCall['user'], 'userId'>
}

/** Gives the caller's account an address that was proved. */
export function bindToEmail(call: BindCall, email: string): Promise<UserRow> {
  return inTransaction(call.db, async (db) => bindEmail({ ...call, db }, await lockedUser({ ...call, db }), email))
}

/**
 * Gives the caller's account a number that was proved, or the caller to the account that has it. Of two accounts that
 * take a number in the same moment the second finds it with the first.
 */
export async function bindToPhone(call: BindCall, phone: PhoneNumber): Promise<UserRow> {
  const take = () => inTransaction(call.db, (db) => phoneOwner({ ...call, db }, phone))
  try {
    return await take()
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    return take()
  }
}

/**
 * Replaces the phone of the caller's account, once both were proved: every login ends, and the former phone receives a
 * message about it.
 * A number of another account is refused.
 */
export async function swapPhone(call: BindCall, former: PhoneNumber, phone: PhoneNumber): Promise<UserRow> {
  const { cellphone, countryCode: areaCode } = phone
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    const owner = await findUserByPhone(db, phone)
    const own = await lockedUser(tx, owner?.id)
    if (owner) throw phoneTaken()
    // Another device has changed it in the same moment.
    if (own.cellphone !== former.cellphone || own.areaCode !== former.countryCode) throw alreadyBound()
    await db.update(users).set({ areaCode, cellphone }).where(eq(users.id, own.id))
    await endLogins(tx, own.id)
    await notifyByPhoneOrEmail(tx, own, { locale: call.locale, key: 'account.phoneChanged', values: {} })
    return { ...own, areaCode, cellphone }
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? phoneTaken() : error
  })
}

/** The account that has the phone afterwards: the caller's, or the one that had it and takes the caller in. */
async function phoneOwner(call: BindCall, { cellphone, countryCode: areaCode }: PhoneNumber): Promise<UserRow> {
  const { db, clock } = call
  const owner = await findUserByPhone(db, { cellphone, countryCode: areaCode })
  const own = await lockedUser(call, owner?.id)
  if (owner?.id === own.id) return own
  if (owner && own.boundAt !== null) throw phoneTaken()
  if (own.cellphone !== null) throw alreadyBound()
  if (owner) {
    await joinAccounts(call, own, owner)
    return { ...owner, email: owner.email ?? own.email }
  }
  const phone = { areaCode, cellphone, boundAt: own.boundAt ?? clock.now() }
  await db.update(users).set(phone).where(eq(users.id, own.id))
  return { ...own, ...phone }
}

function phoneTaken(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.phoneTaken, 'account.phoneTaken', { mode: 1 })
}

function alreadyBound(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.alreadyBound, 'account.alreadyBound', { mode: 1 })
}

/** The caller's account, locked; another one with it, in the order of all locks. */
async function lockedUser({ db, user }: BindCall, otherId?: string): Promise<UserRow> {
  const ids = [user.userId, ...(otherId === undefined ? [] : [otherId])]
  const rows = await db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update')
  const own = rows.find(({ id }) => id === user.userId)
  if (!own) throw new Error('a user who is logged in is not there')
  return own
}
