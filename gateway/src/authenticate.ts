import { eq, or } from 'drizzle-orm'
import type { RefreshTokensOutput } from '@/contracts/account/refresh-tokens'
import { STATUS } from '@/contracts/envelope'
import type { Clock } from './clock'
import type { Database } from './database/connect'
import { logins, users } from './database/schema/people'
import type { SignedInUser } from './handle'
import { hashed, newId, newToken } from './random'
import { Refusal } from './refusal'

const ACCESS_LIFE_SECONDS = 2 * 60 * 60
const REFRESH_LIFE_MS = 30 * 24 * 60 * 60 * 1000
/** A refresh token stays good for so long after it was used: the answer may have been lost. */
const LOST_ANSWER_MS = 60 * 1000

/** Who a token belongs to, or why it is not good. */
export async function findLogin(
  db: Database,
  clock: Clock,
  accessToken: string,
): Promise<{ user: SignedInUser } | { refusal: Refusal }> {
  const [row] = await db
    .select()
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .where(eq(logins.accessHash, hashed(accessToken)))
  if (!row) return { refusal: new Refusal(STATUS.notLogin, 'common.notLoggedIn', { mode: 3 }) }
  if (row.logins.endedAt !== null) return { refusal: new Refusal(STATUS.loginOut, 'common.loggedOut', { mode: 3 }) }
  if (row.logins.accessExpiresAt <= clock.now()) {
    return { refusal: new Refusal(STATUS.tokenExpire, 'common.tokenExpired') }
  }
  const { id: userId, areaCode, cellphone } = row.users
  const isBound = cellphone !== null
  return { user: { userId, areaCode: areaCode ?? '', cellphone: cellphone ?? '', isBound, loginId: row.logins.id } }
}

/** A new login on a device. */
export async function openLogin(db: Database, clock: Clock, userId: string): Promise<RefreshTokensOutput> {
  const tokens = newTokens()
  await db.insert(logins).values({ id: newId(), userId, ...rowOf(tokens, clock) })
  return tokens
}

/** New tokens for a login; the old refresh token stays good for a minute. */
export async function renewLogin(db: Database, clock: Clock, refreshToken: string): Promise<RefreshTokensOutput> {
  const now = clock.now()
  const hash = hashed(refreshToken)
  const [login] = await db
    .select()
    .from(logins)
    .where(or(eq(logins.refreshHash, hash), eq(logins.previousRefreshHash, hash)))
  const isPrevious = login?.previousRefreshHash === hash
  const isGood = isPrevious ? (login?.previousUntil ?? 0) > now : (login?.refreshExpiresAt ?? 0) > now
  if (!login || login.endedAt !== null || !isGood) {
    throw new Refusal(STATUS.loginExpire, 'common.loginExpired', { mode: 3 })
  }
  const tokens = newTokens()
  await db
    .update(logins)
    .set({ ...rowOf(tokens, clock), previousRefreshHash: hash, previousUntil: now + LOST_ANSWER_MS })
    .where(eq(logins.id, login.id))
  return tokens
}

function newTokens(): RefreshTokensOutput {
  return { accessToken: newToken(), refreshToken: newToken(), expiresIn: ACCESS_LIFE_SECONDS }
}

function rowOf({ accessToken, refreshToken }: RefreshTokensOutput, clock: Clock) {
  return {
    accessHash: hashed(accessToken),
    accessExpiresAt: clock.now() + ACCESS_LIFE_SECONDS * 1000,
    refreshHash: hashed(refreshToken),
    refreshExpiresAt: clock.now() + REFRESH_LIFE_MS,
  }
}
