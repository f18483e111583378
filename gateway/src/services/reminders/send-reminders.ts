import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ReminderMethod } from '@/contracts/show/set-reminder'
import { shortTimeText } from '@/domain/date-text'
import { showsNow } from '../../catalogue/availability'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Show } from '../../catalogue/entities/show'
import { inTransaction } from '../../database/in-transaction'
import { saleReminders } from '../../database/schema/marketing'
import { users } from '../../database/schema/people'
import type { MessageText } from '../../texts/message-texts'
import { sendMessage } from '../messages/messages'
import { notifyByPhoneOrEmail } from '../messages/outbox'
import type { Trade } from '../trade'
import { reminderWhere } from './reminders'

type ReminderRow = typeof saleReminders.$inferSelect

/** Messages per batch. */
const BATCH = 100

/** Reminders that depend on events of the shop. */
const isWaiting = and(eq(saleReminders.isOpen, true), isNull(saleReminders.remindAt))

/**
 * Sends reminders that are due: ahead of a sale, at the start of a sale without an announced time, and when there are
 * tickets again (CAT-077). Answers how many were handled.
 */
export async function sendReminders(trade: Trade, catalogue: Catalogue): Promise<number> {
  const at = trade.clock.now()
  const isDue = and(isNotNull(saleReminders.remindAt), lte(saleReminders.remindAt, at))
  const due = await sendAll(trade, catalogue, isDue)
  const { planned, open } = await checkWaiting(trade, catalogue)
  if (open.length === 0) return due + planned
  return due + planned + (await sendAll(trade, catalogue, and(isWaiting, inArray(saleReminders.showId, open))))
}

/**
 * Sends a message through the vendor, or by SMS if the user chose that or the vendor refuses it; none to a user who
 * wants no messages.
 */
export async function notifyUser(
  trade: Trade,
  userId: string,
  method: ReminderMethod,
  text: MessageText,
): Promise<void> {
  const [user] = await trade.db.select().from(users).where(eq(users.id, userId))
  if (!user?.wantsMessages) return
  if (method === 'SMS' || !(await sendMessage(trade, userId, 'SHOW_REMIND', text)))
    await notifyByPhoneOrEmail(trade, user, text)
}

async function sendAll(trade: Trade, catalogue: Catalogue, which: SQL | undefined): Promise<number> {
  const rows = await trade.db.select().from(saleReminders).where(which).limit(BATCH)
  for (const { userId, showId } of rows) {
    // A reminder is sent and marked as sent, or neither: a gateway that dies in between loses none.
    await inTransaction(trade.db, async (tx) => {
      // Another gateway may have been quicker.
      const [mine] = await tx
        .update(saleReminders)
        .set({ remindAt: null, isOpen: false })
        .where(and(reminderWhere(userId, showId), which))
        .returning()
      const show = catalogue.findShow(showId)
      if (mine && show)
        await notifyUser({ ...trade, db: tx }, userId, mine.method, reminderText(mine, show, trade.clock.now()))
    })
  }
  return rows.length
}

/** Sets the time of reminders whose sale is known now; returns their number, and the shows on sale. */
async function checkWaiting(trade: Trade, catalogue: Catalogue): Promise<{ planned: number; open: string[] }> {
  const { db, clock } = trade
  const wanted = await db.selectDistinct({ showId: saleReminders.showId }).from(saleReminders).where(isWaiting)
  const shows = wanted.flatMap(({ showId }) => catalogue.findShow(showId) ?? [])
  const open: string[] = []
  let planned = 0
  for (const [{ showId, saleTime }, { status }] of await showsNow({ db, clock }, shows)) {
    if (status === 'ON_SALE') open.push(showId)
    else if (status === 'PRE_SALE' && saleTime !== null) planned += await plan(trade, showId, saleTime)
  }
  return { planned, open }
}

async function plan({ db }: Trade, showId: string, saleTime: number): Promise<number> {
  const rows = await db
    .update(saleReminders)
    .set({ remindAt: sql`${saleTime}::bigint - ${saleReminders.aheadMinutes}::bigint * 60000` })
    .where(and(isWaiting, eq(saleReminders.showId, showId)))
    .returning({ userId: saleReminders.userId })
  return rows.length
}

function reminderText(
  { remindType, locale }: ReminderRow,
  { name, saleTime, utcOffset }: Show,
  now: number,
): MessageText {
  const show = name[locale]
  if (remindType === 'LACK') return { locale, key: 'reminder.back', values: { show } }
  if (saleTime === null || saleTime <= now) return { locale, key: 'reminder.begun', values: { show } }
  return { locale, key: 'reminder.sale', values: { show, time: shortTimeText(saleTime, locale, utcOffset) } }
}
