import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { entranceRegistrations, registrations, workPermits } from '../../database/schema/applications'
import { cartItems } from '../../database/schema/carts'
import { certifications } from '../../database/schema/certifications'
import { accountCancellations, passwords } from '../../database/schema/emails'
import { invoices } from '../../database/schema/invoices'
import { allowedMessages, enrollments, saleReminders, subscriptions } from '../../database/schema/marketing'
import { birthdayGifts, memberPopups } from '../../database/schema/member-popups'
import { parkingPlates } from '../../database/schema/parking'
import {
  addresses,
  attendees,
  backInStockRequests,
  identities,
  logins,
  noticeReads,
  prefilledInfos,
  users,
  vendorAccounts,
} from '../../database/schema/people'
import { shares } from '../../database/schema/shares'
import { storedFiles } from '../../database/schema/shop'
import { translate } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import { endLogins } from '../accounts/logins'
import type { Trade } from '../trade'
import { accountBlockers } from './account-blockers'
import { clearCopies } from './clear-copies'

/** Accounts that are ended in one batch. */
const BATCH = 50

/** Tables with data of the user alone: nothing in them is part of a sale. In the order of all locks. */
const OWN_THINGS = [
  identities,
  certifications,
  passwords,
  addresses,
  attendees,
  backInStockRequests,
  birthdayGifts,
  cartItems,
  enrollments,
  memberPopups,
  noticeReads,
  parkingPlates,
  prefilledInfos,
  storedFiles,
  subscriptions,
  saleReminders,
  allowedMessages,
  registrations,
  entranceRegistrations,
  workPermits,
  shares,
] as const

/**
 * Ends accounts past their deadline; returns the number checked. One that has acquired property since is checked again
 * a day later.
 */
export async function endDueAccounts({ db, clock }: Trade): Promise<number> {
  const { userId, endsAt } = accountCancellations
  const due = await db
    .select({ userId })
    .from(accountCancellations)
    .where(isDue(clock.now()))
    .orderBy(asc(endsAt))
    .limit(BATCH)
  for (const row of due) await inTransaction(db, (tx) => endAccount({ db: tx, clock }, row.userId))
  return due.length
}

/** Closes the overdue account of a user who logs in before the job has done so: they start with a new one. True if it did. */
export async function endIfDue({ db, clock }: Trade, user: { id: string } | undefined): Promise<boolean> {
  const { userId } = accountCancellations
  if (!user || (await db.$count(accountCancellations, and(eq(userId, user.id), isDue(clock.now())))) === 0) {
    return false
  }
  return inTransaction(db, (tx) => endAccount({ db: tx, clock }, user.id))
}

function isDue(now: number) {
  return and(isNull(accountCancellations.endedAt), lte(accountCancellations.endsAt, now))
}

async function endAccount(trade: Trade, userId: string): Promise<boolean> {
  const { db, clock } = trade
  const now = clock.now()
  await lockUser({ db, user: { userId } })
  const own = and(eq(accountCancellations.userId, userId), isNull(accountCancellations.endedAt))
  const [cancellation] = await db.select().from(accountCancellations).where(own)
  if (!cancellation || cancellation.endsAt > now) return false
  const awaitsInvoice = and(eq(invoices.userId, userId), eq(invoices.state, 'APPLYING'))
  if ((await accountBlockers(db, userId, now)).length > 0 || (await db.$count(invoices, awaitsInvoice)) > 0) {
    await db
      .update(accountCancellations)
      .set({ endsAt: now + DAY_MS })
      .where(own)
    return false
  }
  await forgetUser(trade, userId)
  await db.update(accountCancellations).set({ endedAt: now, reason: '' }).where(own)
  return true
}

/** Reduces a user to what orders and books need: an id without personal data. */
async function forgetUser({ db, clock }: Trade, userId: string): Promise<void> {
  const [user] = await db.select({ locale: users.messageLanguage }).from(users).where(eq(users.id, userId))
  const [known, certified, ...others] = OWN_THINGS
  await deleteOwn(db, known, userId)
  await endLogins({ db, clock }, userId)
  await db.update(logins).set({ terminal: '', caller: '' }).where(eq(logins.userId, userId))
  await deleteOwn(db, certified, userId)
  await clearCopies(db, userId)
  for (const table of others) await deleteOwn(db, table, userId)
  await db.update(vendorAccounts).set({ userId: null }).where(eq(vendorAccounts.userId, userId))
  await db
    .update(users)
    .set({
      areaCode: null,
      cellphone: null,
      email: null,
      avatar: null,
      gender: null,
      birthday: null,
      messageLanguage: null,
      nickname: translate(user?.locale ?? 'zh-CN', 'account.endedNickname'),
    })
    .where(eq(users.id, userId))
}

async function deleteOwn(db: Database, table: (typeof OWN_THINGS)[number], userId: string): Promise<void> {
  await db.delete(table).where(eq(table.userId, userId))
}
