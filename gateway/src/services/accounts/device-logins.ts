import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Id } from '@/contracts/wire-types'
import { dateTimeText } from '@/domain/date-text'
import { notFound } from '../../business-error'
import type { PublicCall, UserCall } from '../../call'
import { logins, users } from '../../database/schema/people'
import { shopName } from '../../shop/shop-name'
import { notifyByPhoneOrEmail } from '../messages/outbox'
import { makeMiddleLink } from '../verification/middle-links'

/** The page on which a user ends logins. */
const DEVICES_PAGE = 'package-user/pages/account-safe/account-safe'

export type LoginRow = typeof logins.$inferSelect

type OwnCall = Pick<UserCall, 'db' | 'clock' | 'user'>
/** Known facts about the device that logs in. */
export type DeviceCall = Pick<
  PublicCall,
  'db' | 'clock' | 'shop' | 'terminalSrc' | 'caller' | 'locale' | 'publicOrigin'
>

/** Logins of the user that are good, the caller's own first. */
export async function liveLogins({ db, clock, user }: OwnCall): Promise<LoginRow[]> {
  const isOwn = sql`${logins.id} = ${user.loginId}`
  return db
    .select()
    .from(logins)
    .where(and(eq(logins.userId, user.userId), isNull(logins.endedAt), gt(logins.refreshExpiresAt, clock.now())))
    .orderBy(desc(isOwn), desc(logins.lastSeenAt), logins.id)
}

/** Ends a login of the user; that of another user, and one that has ended, is not found. */
export async function endOwnLogin({ db, clock, user }: OwnCall, id: Id): Promise<void> {
  const ended = await db
    .update(logins)
    .set({ endedAt: clock.now() })
    .where(and(eq(logins.id, id), eq(logins.userId, user.userId), isNull(logins.endedAt)))
    .returning({ id: logins.id })
  if (ended.length === 0) throw notFound()
}

/** Ends every login of the user but the caller's. */
export async function endOthers({ db, clock, user }: OwnCall): Promise<void> {
  await db
    .update(logins)
    .set({ endedAt: clock.now() })
    .where(and(eq(logins.userId, user.userId), ne(logins.id, user.loginId), isNull(logins.endedAt)))
}

/**
 * Tells a user of a login on a device that none of their earlier ones was made on, with a link to their devices. Devices
 * are distinguished by where the app runs and the network it is in. The first known device of a user is no news.
 */
export async function notifyOfNewDevice(call: DeviceCall, userId: string, loginId: string): Promise<void> {
  const { db, clock, shop, terminalSrc, caller } = call
  const others = await db
    .select({ terminal: logins.terminal, caller: logins.caller })
    .from(logins)
    .where(and(eq(logins.userId, userId), ne(logins.id, loginId), ne(logins.terminal, '')))
  const isKnown = others.some((each) => each.terminal === terminalSrc && each.caller === caller)
  if (others.length === 0 || isKnown) return
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const link = await makeMiddleLink(call, DEVICES_PAGE)
  const locale = user.messageLanguage ?? call.locale
  const time = dateTimeText(clock.now(), locale)
  const values = { shop: shopName(shop, locale), time, link }
  await notifyByPhoneOrEmail(call, user, { locale, key: 'device.new', values }, { event: `device ${loginId}` })
}
