import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { ReminderMethod } from '@/contracts/show/set-reminder'
import type { RemindType } from '@/contracts/show/subscribe-show'
import { BusinessError, badInput } from '../../business-error'
import type { UserCall } from '../../call'
import { showsNow } from '../../catalogue/availability'
import type { Show } from '../../catalogue/entities/show'
import type { Database } from '../../database/connect'
import { saleReminders } from '../../database/schema/marketing'
import { ownValue } from '../../own-value'
import { checkNotices } from '../../providers/providers'

/** Minutes before a sale at which a reminder can be sent; the second one is the default (CAT-080). */
export const LEAD_MINUTES: readonly number[] = [10, 30, 60]
const DEFAULT_LEAD_MINUTES = 30

/** The vendor whose messages reach users of a terminal. */
const VENDOR_METHODS: Readonly<Record<string, ReminderMethod>> = {
  WEIXIN_MINI: 'WECHAT',
  WEIXIN_H5: 'WECHAT',
  XHS_MINI: 'XHS',
  ALIPAY_MINI: 'ALIPAY',
  DOUYIN_MINI: 'DOUYIN',
}

/** Events with a reminder: the sale, or returned tickets. Null if the show has neither. */
const REMIND_TYPES: ReadonlyMap<Show['showStatus'], RemindType> = new Map([
  ['PRE_SALE', 'SALE'],
  ['PENDING', 'SALE'],
  ['SOLD_OUT', 'LACK'],
])

export interface ReminderSettings {
  method: ReminderMethod
  aheadMinutes: number
}

export const DEFAULT_SETTINGS: ReminderSettings = { method: 'SMS', aheadMinutes: DEFAULT_LEAD_MINUTES }

/** A user's reminder: its event and its method. */
export interface Reminder extends ReminderSettings {
  isOn: boolean
}

type ReminderCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'locale' | 'terminalSrc' | 'providers'>

/** Available reminders while a show is in this state (CAT-077). */
export function remindTypeOf(status: Show['showStatus']): RemindType | null {
  return REMIND_TYPES.get(status) ?? null
}

/** Available channels for a user of this terminal (CAT-079). */
export function methodsFor(terminalSrc: string): ReminderMethod[] {
  const vendor = ownValue(VENDOR_METHODS, terminalSrc)
  return vendor ? [vendor, 'SMS'] : ['SMS']
}

/** A user's choice for a show. A sale's reminder ends once it was sent; that of returned tickets does not. */
export async function reminderOf(db: Database, userId: string, showId: string, type: RemindType): Promise<Reminder> {
  const [row] = await db.select().from(saleReminders).where(reminderWhere(userId, showId))
  const isOn = row?.remindType === type && (row.isOpen || type === 'SALE')
  return row ? { ...row, isOn } : { ...DEFAULT_SETTINGS, isOn }
}

/** The shows whose sale a user is reminded of. */
export async function remindedOfSale(db: Database, userId: string): Promise<string[]> {
  const isOfSale = and(eq(saleReminders.userId, userId), eq(saleReminders.remindType, 'SALE'))
  const rows = await db.select({ showId: saleReminders.showId }).from(saleReminders).where(isOfSale)
  return rows.map(({ showId }) => showId)
}

/** Reminds the user of a show, once, as they chose. Answers what of; refused where there is nothing to wait for. */
export async function remind(call: ReminderCall, show: Show, settings: ReminderSettings): Promise<RemindType> {
  const { db, clock, user, locale, terminalSrc, providers } = call
  checkNotices(providers)
  const { method, aheadMinutes } = settings
  const { showId, saleTime } = show
  const showNow = (await showsNow({ db, clock }, [show])).get(show)
  const remindType = showNow ? remindTypeOf(showNow.status) : null
  if (remindType === null) throw new BusinessError(BUSINESS_ERROR.badInput, 'reminder.nothing', { mode: 1 })
  if (!methodsFor(terminalSrc).includes(method)) throw badInput('method')
  const isForSale = remindType === 'SALE'
  if (isForSale && !LEAD_MINUTES.includes(aheadMinutes)) throw badInput('remindNotifyAheadOfMinutes')
  const remindAt = isForSale && saleTime !== null ? remindTime(saleTime, aheadMinutes) : null
  const wanted = { remindType, method, aheadMinutes, remindAt, isOpen: true, locale }
  await db
    .insert(saleReminders)
    .values({ userId: user.userId, showId, ...wanted })
    .onConflictDoUpdate({ target: [saleReminders.userId, saleReminders.showId], set: wanted })
  return remindType
}

/** Time of a sale's reminder, epoch ms. */
function remindTime(saleTime: number, aheadMinutes: number): number {
  return saleTime - aheadMinutes * 60_000
}

/** Reminds the user of a show no longer. */
export async function remindNoLonger(db: Database, userId: string, showId: string): Promise<void> {
  await db.delete(saleReminders).where(reminderWhere(userId, showId))
}

/** The reminder of a user for a show. */
export function reminderWhere(userId: string, showId: string) {
  return and(eq(saleReminders.userId, userId), eq(saleReminders.showId, showId))
}
