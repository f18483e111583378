import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CardHolderInput } from '@/contracts/privilege/card-holder'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { cards } from '../../database/schema/benefits'
import { orderUnits } from '../../database/schema/orders'
import { lockUser } from '../accounts/lock-user'
import { post } from '../ledgers/ledgers'
import { lockOrders } from '../orders/order-records'
import { checkedHolder } from './card-holder'
import { cardState, ownCard } from './cards'

/**
 * Activates a card of the user: its time begins, and the money of a cash card can be spent. Once more is fine and changes
 * nothing. Refused if a required holder is missing, or the card has expired (contract A-CARD-3).
 */
export async function activateCard(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  cardId: string,
  holder: CardHolderInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser({ db: tx, user })
    await lockOrderOf(tx, user.userId, cardId)
    const card = await ownCard(tx, user.userId, cardId)
    if (card.isEnabled) return
    const at = clock.now()
    if (cardState(card, at) !== 'ACTIVE') throw new BusinessError(BUSINESS_ERROR.cardUnusable, 'card.over', { mode: 1 })
    const terms = card.snapshot.card
    const columns = terms?.needIdentity ? checkedHolder(holder, at) : {}
    const cents = terms?.faceCents ?? 0
    await post(tx, [{ ledger: 'CASH_CARD', ownerId: cardId, amount: cents, cause: 'ISSUE', causeId: cardId, at }])
    await tx
      .update(cards)
      .set({ ...columns, isEnabled: true, expiresAt: at + (terms?.validDays ?? 0) * DAY_MS })
      .where(eq(cards.id, cardId))
  })
}

/** A clerk can close the order of a card only before its activation, and both lock that order first. A gift has none. */
async function lockOrderOf(tx: Database, userId: string, cardId: string): Promise<void> {
  const bought = await tx
    .select({ orderId: orderUnits.orderId })
    .from(cards)
    .innerJoin(orderUnits, eq(orderUnits.id, cards.unitId))
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)))
  await lockOrders(
    tx,
    bought.map(({ orderId }) => orderId),
  )
}
