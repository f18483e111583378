import { eq, or } from 'drizzle-orm'
import type { RefreshTokensOutput } from '@/contracts/account/refresh-tokens'
import { STATUS } from '@/contracts/envelope'
import { BusinessError } from '../business-error'
import type { Context, SignedInUser } from '../call'
import { logins, users } from '../database/schema/people'
import { hashed, newId, newToken } from '../random'

const ACCESS_LIFE_SECONDS = 2 * 60 * 60
const REFRESH_LIFE_MS = 30 * 24 * 60 * 60 * 1000
/** A refresh token stays good for so long after it was used: the answer may have been lost. */
const LOST_ANSWER_MS = 60 * 1000

type LoginContext = Pick<Context, 'db' | 'clock'>

/** Who a token belongs to, or why it is not good. */
export async function findLogin(
  { db, clock }: LoginContext,
  accessToken: string,
): Promise<{ user: SignedInUser } | { error: BusinessError }> {
  const [row] = await db
    .select()
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .where(eq(logins.accessHash, hashed(accessToken)))
  if (!row) return { error: new BusinessError(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 }) }
  if (row.logins.endedAt !== null) return { error: new BusinessError(STATUS.loginOut, 'common.loggedOut', { mode: 3 }) }
  if (row.logins.accessExpiresAt <= clock.now()) {
    return { error: new BusinessError(STATUS.tokenExpire, 'common.tokenExpired') }
  }
  const { id: userId, areaCode, cellphone } = row.users
  const isBound = cellphone !== null
  return { user: { userId, areaCode: areaCode ?? '', cellphone: cellphone ?? '', isBound, loginId: row.logins.id } }
}

/** A new login on a device. */
export async function openLogin({ db, clock }: LoginContext, userId: string): Promise<RefreshTokensOutput> {
  const tokens = newTokens()
  await db.insert(logins).values({ id: newId(), userId, ...rowOf(tokens, clock.now()) })
  return tokens
}

/** New tokens for a login; the old refresh token stays good for a minute. */
export async function renewLogin({ db, clock }: LoginContext, refreshToken: string): Promise<RefreshTokensOutput> {
  const now = clock.now()
  const hash = hashed(refreshToken)
  const [login] = await db
    .select()
    .from(logins)
    .where(or(eq(logins.refreshHash, hash), eq(logins.previousRefreshHash, hash)))
  const isPrevious = login?.previousRefreshHash === hash
  const isGood = isPrevious ? (login?.previousUntil ?? 0) > now : (login?.refreshExpiresAt ?? 0) > now
  if (!login || login.endedAt !== null || !isGood) {
    throw new BusinessError(STATUS.loginExpire, 'common.loginExpired', { mode: 3 })
  }
  const tokens = newTokens()
  await db
    .update(logins)
    .set({ ...rowOf(tokens, now), previousRefreshHash: hash, previousUntil: now + LOST_ANSWER_MS })
    .where(eq(logins.id, login.id))
  return tokens
}

/** Ends a login: its tokens are good no longer. */
export async function endLogin({ db, clock }: LoginContext, loginId: string): Promise<void> {
  await db.update(logins).set({ endedAt: clock.now() }).where(eq(logins.id, loginId))
}

function newTokens(): RefreshTokensOutput {
  return { accessToken: newToken(), refreshToken: newToken(), expiresIn: ACCESS_LIFE_SECONDS }
}

function rowOf({ accessToken, refreshToken }: RefreshTokensOutput, now: number) {
  return {
    accessHash: hashed(accessToken),
    accessExpiresAt: now + ACCESS_LIFE_SECONDS * 1000,
    refreshHash: hashed(refreshToken),
    refreshExpiresAt: now + REFRESH_LIFE_MS,
  }
}
