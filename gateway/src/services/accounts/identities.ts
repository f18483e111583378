import { and, eq, inArray, TransactionRollbackError } from 'drizzle-orm'
import type { LoginMethod } from '@/contracts/account/login-or-register'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { PublicCall, UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { passwords } from '../../database/schema/emails'
import { identities, usedProofs, users } from '../../database/schema/people'
import { hashed, newId } from '../../random'
import { endIfDue } from '../cancellations/end-accounts'
import { identityRefused, type ProvedIdentity, provedIdentity } from './identity-tokens'
import { endLogins } from './logins'
import { newNickname, type UserRow } from './users'

/** Ways to log in through a third party. */
type IdentityKind = Exclude<LoginMethod, 'CELLPHONE'>

type IdentityCall = Pick<PublicCall, 'db' | 'clock' | 'locale'>

interface KnownBy {
  kind: Exclude<IdentityKind, 'EMAIL'>
  identity: ProvedIdentity
  /** Unique part of a provider token: each counts once. */
  nonce: string
  /** A user without an e-mail gets no account (LOGIN-051). */
  needsEmail: boolean
}

const KINDS = { google: 'GOOGLE', apple: 'APPLE' } as const

/** The account of whom a token of Google or Apple names; its nonce is the one that the caller's page made up. */
export async function userOfToken(
  call: IdentityCall & Pick<PublicCall, 'providers'>,
  { provider, token, nonce }: { provider: keyof typeof KINDS; token: string; nonce: string },
): Promise<{ user: UserRow; isNew: boolean }> {
  const identity = await provedIdentity(call, provider, token)
  if (identity.claims.nonce !== nonce) throw identityRefused()
  return findOrRegisterIdentity(call, { kind: KINDS[provider], identity, nonce, needsEmail: true })
}

/** The account of a provider's user, made when there is none; the same token of the provider is never accepted twice. */
export async function findOrRegisterIdentity(
  call: IdentityCall,
  known: KnownBy,
): Promise<{ user: UserRow; isNew: boolean }> {
  const { kind, identity, nonce, needsEmail } = known
  await endIfDue(call, await findUser(call.db, kind, identity.subject))
  return inTransaction(call.db, async (db) => {
    const proof = { id: hashed(`${kind} ${nonce}`), expiresAt: identity.expiresAt }
    const [used] = await db.insert(usedProofs).values(proof).onConflictDoNothing().returning()
    if (!used) throw identityRefused()
    const user = await findUser(db, kind, identity.subject)
    if (user) return { user, isNew: false }
    if (needsEmail && identity.email === null) {
      throw new BusinessError(BUSINESS_ERROR.identityWithoutEmail, 'account.identityWithoutEmail', { mode: 1 })
    }
    return register({ ...call, db }, kind, identity)
  })
}

/** The account that is known by an e-mail address which its user has proved here; a provider's word is not enough. */
export function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return findUser(db, 'EMAIL', email)
}

/**
 * Gives what an account is known by to the account of a phone that its user has proved, and ends it: it never had a
 * phone, so that it has nothing else. Call it inside a transaction that has locked both.
 */
export async function joinAccounts(
  { db, clock }: Pick<UserCall, 'db' | 'clock'>,
  account: UserRow,
  owner: UserRow,
): Promise<void> {
  if (owner.email === null && account.email !== null) {
    await db.update(users).set({ email: account.email }).where(eq(users.id, owner.id))
  }
  const known = await db
    .select()
    .from(identities)
    .where(inArray(identities.userId, [account.id, owner.id]))
  if (known.filter(({ kind }) => kind === 'EMAIL').length > 1) {
    throw new BusinessError(BUSINESS_ERROR.phoneTaken, 'account.phoneOfOtherEmail', { mode: 1 })
  }
  await db.update(identities).set({ userId: owner.id }).where(eq(identities.userId, account.id))
  await db.update(passwords).set({ userId: owner.id }).where(eq(passwords.userId, account.id))
  await endLogins({ db, clock }, account.id)
}

async function register(
  { db, clock, locale }: IdentityCall,
  kind: IdentityKind,
  { subject, email }: ProvedIdentity,
): Promise<{ user: UserRow; isNew: boolean }> {
  const createdAt = clock.now()
  const made = await orNothing(db, async (tx, abort) => {
    const values = { id: newId(), email, nickname: newNickname(locale), createdAt }
    const [user] = await tx.insert(users).values(values).returning()
    if (!user) return abort()
    const row = { kind, subject, userId: user.id, createdAt }
    const [identity] = await tx.insert(identities).values(row).onConflictDoNothing().returning()
    return identity ? user : abort()
  })
  if (made) return { user: made, isNew: true }
  // The same person came twice at once, and the other was faster.
  const first = await findUser(db, kind, subject)
  if (!first) throw new Error('an identity that stands in the way is not there')
  return { user: first, isNew: false }
}

/** Result of `run`; everything is rolled back if it gives up. */
async function orNothing<Made>(
  db: Database,
  run: (tx: Database, abort: () => never) => Promise<Made>,
): Promise<Made | null> {
  try {
    return await db.transaction((tx) => run(tx, () => tx.rollback()))
  } catch (thrown) {
    if (thrown instanceof TransactionRollbackError) return null
    throw thrown
  }
}

async function findUser(db: Database, kind: IdentityKind, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.kind, kind), eq(identities.subject, subject)))
  return row?.users
}
