import { createHmac } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { LoginMethod } from '@/contracts/account/login-or-register'
import type { RefreshTokensOutput } from '@/contracts/account/refresh-tokens'
import { STATUS } from '@/contracts/envelope'
import { BusinessError } from '../../business-error'
import type { Context, SignedInUser } from '../../call'
import { DAY_MS } from '../../clock'
import { accountCancellations } from '../../database/schema/emails'
import { logins, users } from '../../database/schema/people'
import { hashed, newId, newToken } from '../../random'
import { type DeviceCall, notifyOfNewDevice } from './device-logins'
import { isBound, type UserRow } from './users'

const ACCESS_LIFE_SECONDS = 2 * 60 * 60
const REFRESH_LIFE_MS = 30 * DAY_MS
/** Validity of a used refresh token, ms: the answer may have been lost. */
const LOST_ANSWER_MS = 60 * 1000

type LoginContext = Pick<Context, 'db' | 'clock'>

/** Owner of a token, or the reason why it is invalid. */
export async function findLogin(
  { db, clock, shop }: LoginContext & Pick<Context, 'shop'>,
  accessToken: string,
): Promise<{ user: SignedInUser } | { error: BusinessError }> {
  const [row] = await db
    .select()
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .leftJoin(accountCancellations, eq(accountCancellations.userId, logins.userId))
    .where(eq(logins.accessHash, hashed(accessToken)))
  if (!row) return { error: new BusinessError(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 }) }
  const endsAt = row.account_cancellations?.endsAt ?? null
  const isOver = row.logins.endedAt !== null || (endsAt !== null && endsAt <= clock.now())
  if (isOver) return { error: new BusinessError(STATUS.loginOut, 'common.loggedOut', { mode: 3 }) }
  if (row.logins.accessExpiresAt <= clock.now()) {
    return { error: new BusinessError(STATUS.tokenExpire, 'common.tokenExpired') }
  }
  const { id: userId, areaCode, cellphone, email } = row.users
  const isReached = isBound(row.users, shop)
  if (isReached && row.users.boundAt === null && !(await markBound({ db, clock }, row.users, row.logins.id))) {
    return { error: new BusinessError(STATUS.loginOut, 'common.loggedOut', { mode: 3 }) }
  }
  const reached = { areaCode: areaCode ?? '', cellphone: cellphone ?? '', email: email ?? '' }
  const { id: loginId, method } = row.logins
  return { user: { userId, ...reached, isBound: isReached, endsAt, loginId, method } }
}

/**
 * Marks an account with an e-mail address as able to order: it can no longer be merged. False if that happened at the
 * same moment, which has ended its logins.
 */
async function markBound({ db, clock }: LoginContext, { id }: UserRow, loginId: string): Promise<boolean> {
  await db
    .update(users)
    .set({ boundAt: clock.now() })
    .where(and(eq(users.id, id), isNull(users.boundAt)))
  const [login] = await db.select({ endedAt: logins.endedAt }).from(logins).where(eq(logins.id, loginId))
  return login?.endedAt === null
}

/** Longest name of a terminal; longer ones are cut. */
const MAX_TERMINAL = 40

function isDeviceCall(call: LoginContext & Partial<DeviceCall>): call is DeviceCall {
  return Boolean(call.terminalSrc && call.locale && call.publicOrigin && call.caller !== undefined)
}

/** A new login on a device; notifies its user if the device is new to them. */
export async function openLogin(
  call: LoginContext & Partial<DeviceCall>,
  userId: string,
  method: LoginMethod = 'CELLPHONE',
): Promise<RefreshTokensOutput> {
  const id = newId()
  const { db, clock, terminalSrc = '', caller = '' } = call
  const now = clock.now()
  const tokens = tokensOf(id, newToken(), newToken())
  const device = { terminal: terminalSrc.slice(0, MAX_TERMINAL), caller, createdAt: now }
  await db.insert(logins).values({ id, userId, method, ...device, ...rowOf(tokens, now) })
  if (isDeviceCall(call)) await notifyOfNewDevice(call, userId, id)
  return tokens
}

/**
 * New tokens of a login. The same refresh token receives the same answer within a minute, because the first may have
 * been lost. A later reuse proves that the token or its successor was stolen: the login ends on every device that has
 * it (RFC 9700, 4.14.2).
 */
export async function renewLogin({ db, clock }: LoginContext, refreshToken: string): Promise<RefreshTokensOutput> {
  const tokens = await db.transaction((tx) => renewedTokens({ db: tx, clock }, refreshToken))
  if (tokens === null) throw new BusinessError(STATUS.loginExpire, 'common.loginExpired', { mode: 3 })
  return tokens
}

async function renewedTokens({ db, clock }: LoginContext, refreshToken: string): Promise<RefreshTokensOutput | null> {
  const now = clock.now()
  const hash = hashed(refreshToken)
  const [id = ''] = refreshToken.split('.')
  const [login] = await db.select().from(logins).where(eq(logins.id, id)).for('update')
  if (!login || login.endedAt !== null || login.refreshExpiresAt <= now) return null
  if (login.refreshHash === hash) {
    const nonce = newToken()
    const tokens = successors(id, refreshToken, nonce)
    const previous = { previousRefreshHash: hash, previousUntil: now + LOST_ANSWER_MS, renewalNonce: nonce }
    await db
      .update(logins)
      .set({ ...rowOf(tokens, now), ...previous })
      .where(eq(logins.id, id))
    return tokens
  }
  const isRepeated = login.previousRefreshHash === hash && (login.previousUntil ?? 0) > now
  if (isRepeated && login.renewalNonce !== null) {
    const expiresIn = Math.floor((login.accessExpiresAt - now) / 1000)
    return { ...successors(id, refreshToken, login.renewalNonce), expiresIn }
  }
  await endLogin({ db, clock }, id)
  return null
}

/** Ids of the logins of a user that have not ended by the clock, which may be that of an earlier scan. */
export async function liveLogins(context: LoginContext, userId: string): Promise<string[]> {
  return (await liveLoginsOf(context, [userId])).map(({ id }) => id)
}

/** The same of several users. */
export async function liveLoginsOf(
  { db, clock }: LoginContext,
  userIds: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  const now = clock.now()
  const isLive = and(or(isNull(logins.endedAt), gt(logins.endedAt, now)), gt(logins.refreshExpiresAt, now))
  return db
    .select({ id: logins.id, userId: logins.userId })
    .from(logins)
    .where(and(inArray(logins.userId, [...userIds]), isLive))
    .orderBy(asc(logins.createdAt), asc(logins.id))
}

/** Ends a login: its tokens are good no longer. */
export async function endLogin({ db, clock }: LoginContext, loginId: string): Promise<void> {
  await db.update(logins).set({ endedAt: clock.now() }).where(eq(logins.id, loginId))
}

/** Ends every login of a user. */
export async function endLogins({ db, clock }: LoginContext, userId: string): Promise<void> {
  await db
    .update(logins)
    .set({ endedAt: clock.now() })
    .where(and(eq(logins.userId, userId), isNull(logins.endedAt)))
}

/**
 * Successors of a refresh token, the same on every request. They cannot be derived from the old token or the database
 * alone.
 */
function successors(loginId: string, refreshToken: string, nonce: string): RefreshTokensOutput {
  const derived = (use: string) => createHmac('sha256', refreshToken).update(`${use} ${nonce}`).digest('base64url')
  return tokensOf(loginId, derived('access'), derived('refresh'))
}

/** A refresh token names its login, so that one that was used long ago is still known for what it is. */
function tokensOf(loginId: string, accessToken: string, secret: string): RefreshTokensOutput {
  return { accessToken, refreshToken: `${loginId}.${secret}`, expiresIn: ACCESS_LIFE_SECONDS }
}

function rowOf({ accessToken, refreshToken }: RefreshTokensOutput, now: number) {
  return {
    accessHash: hashed(accessToken),
    accessExpiresAt: now + ACCESS_LIFE_SECONDS * 1000,
    refreshHash: hashed(refreshToken),
    refreshExpiresAt: now + REFRESH_LIFE_MS,
    lastSeenAt: now,
  }
}
