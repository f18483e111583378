import { and, eq, ne } from 'drizzle-orm'
import type { ChangePasswordInput } from '@/contracts/account/change-password'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { passwordError } from '@/domain/password'
import { BusinessError } from '../../business-error'
import type { PublicCall, UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { passwords } from '../../database/schema/emails'
import { identities, users } from '../../database/schema/people'
import { newId } from '../../random'
import type { NamedShop } from '../../shop/shop-name'
import { findUserByEmail } from '../accounts/identities'
import { endLogins } from '../accounts/logins'
import { newNickname, type UserRow } from '../accounts/users'
import { endIfDue } from '../cancellations/end-accounts'
import { type AttemptCall, forgetAttempts, recordKnownCaller } from '../verification/attempts'
import { checkCode } from '../verification/verify-codes'
import { checkedEmail, claimTry } from './email-addresses'
import { checkLink, consumeLink, endLinks, linkOver, pendingRegistration } from './mailed-secrets'
import { sendWords } from './mails'
import { isPasswordOf, passwordHash } from './password-hash'

type AccountCall = Pick<PublicCall, 'db' | 'clock' | 'locale'> & { shop: NamedShop }
type ProvedCall = AccountCall & AttemptCall

/** Refused when a new password is none that the shop takes. */
export function checkPassword(password: string): void {
  if (passwordError(password) === null) return
  throw new BusinessError(BUSINESS_ERROR.passwordRules, 'account.passwordRules', { mode: 1 })
}

/** Opens the account of the registration that the link is of. */
export function activateAccount(call: AccountCall, token: string): Promise<UserRow> {
  return inTransaction(call.db, async (db) => {
    const createdAt = call.clock.now()
    const { email, passwordHash: hash, nickname } = await consumeLink({ ...call, db }, token, 'ACTIVATE')
    if (hash === null) throw linkOver()
    const values = { id: newId(), email, nickname: nickname ?? newNickname(call.locale), createdAt }
    const [user] = await db.insert(users).values(values).returning()
    if (!user) throw new Error('a user that was just made is not there')
    const row = { kind: 'EMAIL', subject: email, userId: user.id, createdAt } as const
    // Another account may have bound the address since.
    const [identity] = await db.insert(identities).values(row).onConflictDoNothing().returning()
    if (!identity) throw linkOver()
    await db.insert(passwords).values({ userId: user.id, hash, setAt: createdAt })
    return user
  })
}

/**
 * The account of an address and its password. An unknown address, one without a password and a wrong password
 * are refused alike, after the same work; a caller with the password of an account that is not activated learns that.
 */
export async function userOfPassword(
  call: ProvedCall,
  { email: typed, password }: { email: string; password: string },
): Promise<UserRow> {
  const email = checkedEmail(typed)
  await claimTry(call, email)
  const user = await findUserByEmail(call.db, email)
  const waiting = user ? null : await pendingRegistration(call, email)
  const hash = user ? await hashOf(call.db, user.id) : (waiting?.passwordHash ?? null)
  if (!(await isPasswordOf(password, hash)) || (await endIfDue(call, user))) throw wrongPassword()
  await forgetAttempts(call, 'PASSWORD', email)
  if (!user) throw new BusinessError(BUSINESS_ERROR.emailNotActivated, 'account.notActivated', { mode: 1 })
  await recordKnownCaller(call, email)
  return user
}

/** A new password by a mailed link; every login of the account ends. */
export async function resetPassword(
  call: ProvedCall,
  { token, password }: { token: string; password: string },
): Promise<void> {
  checkPassword(password)
  // Hashing is slow, and anyone may send tokens.
  await checkLink(call, token, 'RESET')
  const hash = await passwordHash(password)
  await inTransaction(call.db, async (db) => {
    const { email } = await consumeLink({ ...call, db }, token, 'RESET')
    const user = await findUserByEmail(db, email)
    if (!user) throw linkOver()
    await endLinks({ ...call, db }, email, 'RESET')
    await keepPassword({ ...call, db }, { userId: user.id, email, hash })
  })
}

/** True if the caller's account has a password. */
export async function hasPassword({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<boolean> {
  return (await hashOf(db, user.userId)) !== null
}

/**
 * A password for a user who knows the present one or, where there is none yet, holds the phone of the account; every
 * login of the account ends (docs/decisions/0142-proofs-before-phone-and-password-change.md).
 */
export async function changeOwnPassword(call: UserCall, input: ChangePasswordInput): Promise<void> {
  const { newPassword } = input
  checkPassword(newPassword)
  const { userId } = call.user
  const [identity] = await call.db.select().from(identities).where(emailOf(userId))
  if (!identity) throw new BusinessError(BUSINESS_ERROR.noPassword, 'account.emailFirst', { mode: 1 })
  const email = identity.subject
  await proveOwner(call, email, input)
  const hash = await passwordHash(newPassword)
  await inTransaction(call.db, (db) => keepPassword({ ...call, db }, { userId, email, hash }))
}

/**
 * Gives an account a verified address; its former address is notified and released. Of two accounts
 * that take an address in the same moment one is refused. Call it inside a transaction.
 */
export async function bindEmail(call: AccountCall, own: UserRow, email: string): Promise<UserRow> {
  const { db, clock } = call
  const owner = await findUserByEmail(db, email)
  if (owner?.id === own.id) return own
  if (owner) throw emailTaken()
  const isOther = and(emailOf(own.id), ne(identities.subject, email))
  const [former] = await db.delete(identities).where(isOther).returning()
  const row = { kind: 'EMAIL', subject: email, userId: own.id, createdAt: clock.now() } as const
  const [identity] = await db.insert(identities).values(row).onConflictDoNothing().returning()
  if (!identity) throw emailTaken()
  await db.update(users).set({ email }).where(eq(users.id, own.id))
  if (former) await sendWords(call, former.subject, 'mail.addressChanged')
  return { ...own, email }
}

async function proveOwner(
  call: UserCall,
  email: string,
  { oldPassword, verifyCode }: ChangePasswordInput,
): Promise<void> {
  const kept = await hashOf(call.db, call.user.userId)
  if (kept !== null) {
    await claimTry(call, email)
    if (!(await isPasswordOf(oldPassword ?? '', kept))) throw wrongPassword()
    return
  }
  const { cellphone, areaCode: countryCode } = call.user
  if (cellphone === '' || verifyCode === undefined) {
    throw new BusinessError(BUSINESS_ERROR.noPassword, 'account.noPassword', { mode: 1 })
  }
  await checkCode(call, { cellphone, countryCode }, verifyCode)
}

function emailOf(userId: string) {
  return and(eq(identities.userId, userId), eq(identities.kind, 'EMAIL'))
}

async function hashOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select().from(passwords).where(eq(passwords.userId, userId))
  return row?.hash ?? null
}

async function keepPassword(
  call: ProvedCall,
  { userId, email, hash }: { userId: string; email: string; hash: string },
): Promise<void> {
  const { db, clock } = call
  const row = { hash, setAt: clock.now() }
  await forgetAttempts(call, 'PASSWORD', email)
  // The way in for an owner whom strangers keep out of a new network.
  await recordKnownCaller(call, email)
  await endLogins(call, userId)
  await db
    .insert(passwords)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passwords.userId, set: row })
  await sendWords(call, email, 'mail.passwordChanged')
}

function wrongPassword(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.wrongPassword, 'account.wrongPassword', { mode: 1 })
}

function emailTaken(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.emailTaken, 'account.emailTaken', { mode: 1 })
}
