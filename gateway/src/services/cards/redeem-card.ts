import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { cards } from '../../database/schema/benefits'
import { lockUser } from '../accounts/lock-user'
import { cardNow, usesOf } from './card-privileges'

/** Result for the staff of a venue after a counted use. */
export type CardRedeemAnswer = 'redeemed' | 'used' | 'not-usable'

/**
 * The staff of a venue counts one use of a privilege card (CARD-014). `null` for an unknown card. Nothing is counted on a
 * card that is used up, is over or inactive, or has no uses.
 */
export async function redeemCard(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<CardRedeemAnswer | null> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select({ userId: cards.userId }).from(cards).where(eq(cards.id, id))
    if (!found) return null
    // An order of tickets counts uses of the same card, and a clerk may be closing the order of the card.
    await lockUser({ db: tx, user: found })
    const [card] = await tx.select().from(cards).where(eq(cards.id, id)).for('no key update')
    if (!card) return null
    const { state } = await cardNow({ db: tx, clock }, card)
    if (state === 'USED') return 'used'
    if (state !== 'ACTIVE' || !card.isEnabled || usesOf(card) === 0) return 'not-usable'
    await tx
      .update(cards)
      .set({ redeemedTimes: sql`${cards.redeemedTimes} + 1` })
      .where(eq(cards.id, id))
    return 'redeemed'
  })
}
