import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { ReminderMethod } from '@/contracts/show/set-reminder'
import { venueTime } from '@/domain/show-date'
import { badInput } from '../business-error'
import type { UserCall } from '../call'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/in-transaction'
import { saleReminders } from '../database/schema/marketing'
import { users } from '../database/schema/people'
import type { DemoShow } from '../demo/demo-types'
import { ownValue } from '../own-value'
import { translate } from '../texts/text'
import { sendMessage } from './messages'
import { putIntoOutbox } from './outbox'
import { setSubscribed } from './subscriptions'
import type { Trade } from './trade'

/** Minutes before a sale at which the shop reminds of it; the second where nobody chose (CAT-080). */
export const LEAD_MINUTES: readonly number[] = [10, 30, 60]
const DEFAULT_LEAD_MINUTES = 30

/** So many are sent at a time. */
const BATCH = 100

/** The vendor whose messages reach users of a terminal. */
const VENDOR_METHODS: Readonly<Record<string, ReminderMethod>> = {
  WEIXIN_MINI: 'WECHAT',
  WEIXIN_H5: 'WECHAT',
  XHS_MINI: 'XHS',
  ALIPAY_MINI: 'ALIPAY',
  DOUYIN_MINI: 'DOUYIN',
}

export interface ReminderSettings {
  method: ReminderMethod
  aheadMinutes: number
}

export const DEFAULT_SETTINGS: ReminderSettings = { method: 'SMS', aheadMinutes: DEFAULT_LEAD_MINUTES }

type ReminderCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'locale' | 'terminalSrc'>

/** How a user of this terminal can be reminded (CAT-079). */
export function methodsFor(terminalSrc: string): ReminderMethod[] {
  const vendor = ownValue(VENDOR_METHODS, terminalSrc)
  return vendor ? [vendor, 'SMS'] : ['SMS']
}

/** What a user chose for a show. */
export async function reminderOf(db: Database, userId: string, showId: string): Promise<ReminderSettings> {
  const [row] = await db.select().from(saleReminders).where(ofUser(userId, showId))
  return row ?? DEFAULT_SETTINGS
}

/** Reminds the user of a show, once, as they chose. */
export async function remind(call: ReminderCall, show: DemoShow, settings: ReminderSettings): Promise<void> {
  const { db, clock, user, locale, terminalSrc } = call
  const { method, aheadMinutes } = settings
  const saleTime = show.saleTime !== null && show.saleTime > clock.now() ? show.saleTime : null
  if (!methodsFor(terminalSrc).includes(method)) throw badInput('method')
  if (saleTime !== null && !LEAD_MINUTES.includes(aheadMinutes)) throw badInput('remindNotifyAheadOfMinutes')
  const time = saleTime === null ? '' : venueTime(saleTime, show.utcOffset).format('MM-DD HH:mm')
  const content = {
    method,
    aheadMinutes,
    remindAt: saleTime === null ? null : saleTime - aheadMinutes * 60_000,
    words: translate(locale, 'reminder.sale', { show: show.name[locale], time }),
  }
  await inTransaction(db, async (tx) => {
    await setSubscribed(tx, clock, { userId: user.userId, targetType: 'SHOW', targetId: show.showId }, true)
    await tx
      .insert(saleReminders)
      .values({ userId: user.userId, showId: show.showId, ...content })
      .onConflictDoUpdate({ target: [saleReminders.userId, saleReminders.showId], set: content })
  })
}

/** Reminds the user of a show no longer. */
export async function remindNoLonger({ db, clock, user }: ReminderCall, showId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await setSubscribed(tx, clock, { userId: user.userId, targetType: 'SHOW', targetId: showId }, false)
    await tx.delete(saleReminders).where(ofUser(user.userId, showId))
  })
}

/** Sends what is due. A message that the vendor does not let through goes by SMS. Answers how many were sent. */
export async function sendReminders(trade: Trade): Promise<number> {
  const { db, clock } = trade
  const isDue = and(isNotNull(saleReminders.remindAt), lte(saleReminders.remindAt, clock.now()))
  const due = await db.select().from(saleReminders).where(isDue).limit(BATCH)
  for (const { userId, showId } of due) {
    // A reminder is sent and marked as sent, or neither: a gateway that dies in between loses none.
    await inTransaction(db, async (tx) => {
      // Another gateway may have been quicker.
      const [mine] = await tx
        .update(saleReminders)
        .set({ remindAt: null })
        .where(and(ofUser(userId, showId), isDue))
        .returning()
      if (mine) await send({ ...trade, db: tx }, mine)
    })
  }
  return due.length
}

async function send(trade: Trade, { userId, method, words }: typeof saleReminders.$inferSelect): Promise<void> {
  if (method !== 'SMS' && (await sendMessage(trade, userId, 'SHOW_REMIND', words))) return
  const [user] = await trade.db.select().from(users).where(eq(users.id, userId))
  if (user?.cellphone) await putIntoOutbox(trade, { kind: 'SMS', recipient: user.cellphone, content: words })
}

function ofUser(userId: string, showId: string) {
  return and(eq(saleReminders.userId, userId), eq(saleReminders.showId, showId))
}
