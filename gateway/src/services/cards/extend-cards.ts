import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { dateText } from '@/domain/date-text'
import { DEFAULT_LOCALE } from '@/domain/locale'
import { DAY_MS } from '../../clock'
import { cards } from '../../database/schema/benefits'
import { ledgerEntries, ledgerHolds } from '../../database/schema/ledgers'
import { users } from '../../database/schema/people'
import { notifyByPhoneOrEmail } from '../messages/outbox'
import type { Trade } from '../trade'
import type { CardRow } from './cards'

/** Minimum validity of money returned to a cash card, days (decision 87). */
export const RETURNED_MONEY_DAYS = 30

/** Unpaid orders no longer reserve card money: extends a card that has ended since. */
export async function extendReleasedCards(trade: Trade, orderIds: readonly string[]): Promise<void> {
  const cards = await trade.db
    .selectDistinct({ cardId: ledgerHolds.ownerId })
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.ledger, 'CASH_CARD'), inArray(ledgerHolds.orderId, [...orderIds])))
  await extendCards(trade, idsOf(cards), trade.clock.now())
}

/** A refund has returned money to cards: one that has ended, or ends too soon to spend it, is extended. */
export async function extendRefundedCards(trade: Trade, refundId: string): Promise<void> {
  const returned = await trade.db
    .selectDistinct({ cardId: ledgerEntries.ownerId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.ledger, 'CASH_CARD'),
        eq(ledgerEntries.cause, 'RETURN'),
        eq(ledgerEntries.causeId, refundId),
      ),
    )
  await extendCards(trade, idsOf(returned), extendedEnd(trade))
}

const idsOf = (rows: readonly { cardId: string }[]) => rows.map(({ cardId }) => cardId)
const extendedEnd = ({ clock }: Trade) => clock.now() + RETURNED_MONEY_DAYS * DAY_MS

/** Extends those of the cards that end by `before`, epoch ms, and notifies their owners. */
async function extendCards(trade: Trade, cardIds: readonly string[], before: number): Promise<void> {
  if (cardIds.length === 0) return
  const { db } = trade
  const ending = and(inArray(cards.id, [...cardIds]), eq(cards.state, 'ACTIVE'), lte(cards.expiresAt, before))
  const rows = await db.select().from(cards).where(ending).orderBy(asc(cards.id)).for('no key update')
  if (rows.length === 0) return
  const expiresAt = extendedEnd(trade)
  await db
    .update(cards)
    .set({ expiresAt })
    .where(
      inArray(
        cards.id,
        rows.map(({ id }) => id),
      ),
    )
  for (const card of rows) await notifyOwner(trade, card, expiresAt)
}

async function notifyOwner({ db, clock }: Trade, { userId, snapshot }: CardRow, expiresAt: number): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const locale = user.messageLanguage ?? DEFAULT_LOCALE
  const values = { card: snapshot.title[locale], date: dateText(expiresAt, locale) }
  await notifyByPhoneOrEmail({ db, clock }, user, { locale, key: 'card.extended', values })
}
