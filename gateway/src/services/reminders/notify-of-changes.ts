import { and, eq, inArray } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '@/domain/locale'
import { inTransaction } from '../../database/in-transaction'
import { sessionChanges } from '../../database/schema/content'
import { users } from '../../database/schema/people'
import { tickets, vouchers } from '../../database/schema/tickets'
import type { Trade } from '../trade'
import { notifyUser } from './send-reminders'

/** Events per batch. */
const BATCH = 10

const TEXTS = {
  MOVED: 'reminder.moved',
  PLACE: 'reminder.place',
  CANCELED: 'reminder.canceled',
  DELAY: 'reminder.postponed',
} as const

/** Notifies holders of tickets once that their session was moved, postponed, canceled, or has another place. */
export async function notifyOfChanges(trade: Trade): Promise<number> {
  const { db } = trade
  const due = await db.select().from(sessionChanges).limit(BATCH)
  for (const { sessionId, revision } of due) {
    await inTransaction(db, async (tx) => {
      // Sent and removed, or neither; another gateway may have been quicker.
      const [mine] = await tx
        .delete(sessionChanges)
        .where(and(eq(sessionChanges.sessionId, sessionId), eq(sessionChanges.revision, revision)))
        .returning()
      if (!mine) return
      const { kind, words } = mine
      for (const { userId, locale } of await holdersOf({ ...trade, db: tx }, sessionId)) {
        const values = { show: words.show[locale], session: words.session[locale], place: words.place[locale] }
        await notifyUser({ ...trade, db: tx }, userId, 'SMS', { locale, key: TEXTS[kind], values })
      }
    })
  }
  return due.length
}

/** Users with tickets that still admit, in the language that they want messages in. */
async function holdersOf({ db }: Pick<Trade, 'db'>, sessionId: string) {
  const rows = await db
    .selectDistinct({ userId: vouchers.userId, language: users.messageLanguage })
    .from(vouchers)
    .innerJoin(tickets, eq(tickets.voucherId, vouchers.id))
    .innerJoin(users, eq(users.id, vouchers.userId))
    .where(and(eq(vouchers.sessionId, sessionId), inArray(tickets.state, ['UNUSED', 'LOCKED', 'REFUNDING'])))
  return rows.map(({ userId, language }) => ({ userId, locale: language ?? DEFAULT_LOCALE }))
}
