import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { dateText, dateTimeText } from '@/domain/date-text'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Membership } from '../../catalogue/entities/membership'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { memberships } from '../../database/schema/benefits'
import { coupons } from '../../database/schema/coupons'
import { users } from '../../database/schema/people'
import { localized, translate } from '../../texts/text'
import { COUPON_SCENE, sendMessage } from '../messages/messages'
import type { Trade } from '../trade'
import { notifyUser } from './send-reminders'

/** Lead times of reminders for coupons and memberships, ms. */
export const COUPON_AHEAD_MS = DAY_MS
export const MEMBERSHIP_AHEAD_MS = 7 * DAY_MS

/** Rows per batch. */
const BATCH = 100

/** Reminds users once of each coupon and membership that ends soon, in their language; answers how many were handled. */
export async function remindOfEnds(trade: Trade, { content }: Catalogue): Promise<number> {
  return (await remindOfCoupons(trade)) + (await remindOfMemberships(trade, content.offers.membership))
}

/** One message for all coupons of a user that end, where they allowed the vendor to send it (COUPON-085). */
async function remindOfCoupons(trade: Trade): Promise<number> {
  const now = trade.clock.now()
  const isOpen = and(eq(coupons.state, 'AVAILABLE'), isNull(coupons.remindedAt))
  const isDue = and(isOpen, lte(coupons.expiresAt, now + COUPON_AHEAD_MS))
  const due = await trade.db.selectDistinct({ userId: coupons.userId }).from(coupons).where(isDue).limit(BATCH)
  for (const { userId } of due) {
    // Sent and marked as sent, or neither; another gateway may have been quicker.
    await inTransaction(trade.db, async (db) => {
      const claimed = await db
        .update(coupons)
        .set({ remindedAt: now })
        .where(and(isDue, eq(coupons.userId, userId)))
        .returning({ expiresAt: coupons.expiresAt })
      const ends = claimed.flatMap(({ expiresAt }) => (expiresAt !== null && expiresAt > now ? [expiresAt] : []))
      if (ends.length === 0) return
      const locale = await languageOf(db, userId)
      const values = { count: ends.length, time: dateTimeText(Math.min(...ends), locale) }
      await sendMessage({ ...trade, db }, userId, COUPON_SCENE, { locale, key: 'reminder.coupons', values })
    })
  }
  return due.length
}

/** Reminder of a membership that ends without renewal; none if the next one follows (MEMBER-027). */
async function remindOfMemberships(trade: Trade, membership: Membership | null): Promise<number> {
  const name = membership?.name ?? localized((locale) => translate(locale, 'right.MEMBERSHIP'))
  const now = trade.clock.now()
  const isDue = and(isNull(memberships.remindedAt), lte(memberships.endsAt, now + MEMBERSHIP_AHEAD_MS))
  const due = await trade.db.select({ id: memberships.id }).from(memberships).where(isDue).limit(BATCH)
  for (const { id } of due) {
    await inTransaction(trade.db, async (db) => {
      const [mine] = await db
        .update(memberships)
        .set({ remindedAt: now })
        .where(and(isDue, eq(memberships.id, id)))
        .returning()
      if (!mine || mine.endsAt <= now || (await hasLaterMembership(db, mine))) return
      const locale = await languageOf(db, mine.userId)
      const values = { name: name[locale], date: dateText(mine.endsAt, locale) }
      await notifyUser({ ...trade, db }, mine.userId, 'SMS', { locale, key: 'reminder.membership', values })
    })
  }
  return due.length
}

async function hasLaterMembership(db: Database, { userId, endsAt }: typeof memberships.$inferSelect): Promise<boolean> {
  return (await db.$count(memberships, and(eq(memberships.userId, userId), gt(memberships.endsAt, endsAt)))) > 0
}

/** The language that a user wants messages in; the shop's first where they chose none. */
async function languageOf(db: Database, userId: string): Promise<Locale> {
  const [user] = await db.select({ language: users.messageLanguage }).from(users).where(eq(users.id, userId))
  return user?.language ?? DEFAULT_LOCALE
}
