import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '@/domain/locale'
import { venueTime } from '@/domain/show-date'
import type { Catalogue } from '../../catalogue/catalogue'
import { DAY_MS } from '../../clock'
import { memberships } from '../../database/schema/benefits'
import { coupons } from '../../database/schema/coupons'
import { users } from '../../database/schema/people'
import { translate } from '../../texts/text'
import { COUPON_SCENE, sendMessage } from '../messages/messages'
import { tellByPhoneOrEmail } from '../messages/outbox'
import type { Trade } from '../trade'

/** Coupons are reminded of so long before they end, memberships so long, ms. */
export const COUPON_AHEAD_MS = DAY_MS
export const MEMBERSHIP_AHEAD_MS = 7 * DAY_MS

/** So many are looked at in one batch. */
const BATCH = 100

/**
 * Reminds users once of each coupon and membership that ends soon; answers how many were handled. In the shop's first
 * language: nobody is there who has chosen one.
 */
export async function remindOfEnds(trade: Trade, { demo }: Catalogue): Promise<number> {
  const name = demo.offers.membership.name[DEFAULT_LOCALE]
  return (await remindOfCoupons(trade)) + (await remindOfMemberships(trade, name))
}

/** One message for all coupons of a user that end, where they allowed the vendor to send it (COUPON-085). */
async function remindOfCoupons(trade: Trade): Promise<number> {
  const { db, clock } = trade
  const now = clock.now()
  const isOpen = and(eq(coupons.state, 'AVAILABLE'), isNull(coupons.remindedAt))
  const due = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(isOpen, lte(coupons.expiresAt, now + COUPON_AHEAD_MS)))
    .limit(BATCH)
  const ids = due.map(({ id }) => id)
  const claimed = await db
    .update(coupons)
    .set({ remindedAt: now })
    .where(and(isOpen, inArray(coupons.id, ids)))
    .returning()
  const ending = claimed.flatMap(({ userId, expiresAt }) =>
    expiresAt !== null && expiresAt > now ? [{ userId, expiresAt }] : [],
  )
  for (const userId of new Set(ending.map((coupon) => coupon.userId))) {
    const times = ending.filter((coupon) => coupon.userId === userId).map(({ expiresAt }) => expiresAt)
    const values = { count: times.length, time: venueTime(Math.min(...times)).format('YYYY-MM-DD HH:mm') }
    await sendMessage(trade, userId, COUPON_SCENE, translate(DEFAULT_LOCALE, 'reminder.coupons', values))
  }
  return due.length
}

/** That a membership ends and is not renewed by itself; nothing where the next one follows (MEMBER-027). */
async function remindOfMemberships(trade: Trade, name: string): Promise<number> {
  const { db, clock } = trade
  const now = clock.now()
  const due = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(isNull(memberships.remindedAt), lte(memberships.endsAt, now + MEMBERSHIP_AHEAD_MS)))
    .limit(BATCH)
  const ids = due.map(({ id }) => id)
  const claimed = await db
    .update(memberships)
    .set({ remindedAt: now })
    .where(and(isNull(memberships.remindedAt), inArray(memberships.id, ids)))
    .returning()
  for (const { userId, endsAt } of claimed) {
    const isLater = and(eq(memberships.userId, userId), gt(memberships.endsAt, endsAt))
    const [next] = await db.select({ id: memberships.id }).from(memberships).where(isLater)
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (endsAt <= now || next || !user) continue
    const date = venueTime(endsAt).format('YYYY-MM-DD')
    await tellByPhoneOrEmail(trade, user, translate(DEFAULT_LOCALE, 'reminder.membership', { name, date }))
  }
  return due.length
}
