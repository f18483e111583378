import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Database } from '../../database/connect'
import { ledgerBalance } from '../ledgers/ledgers'
import type { NamedDeduction } from '../orders/order-draft'
import type { PlacedRecord } from '../orders/order-part'
import type { DeductionSource } from '../pricing/deductions'
import { everyUnit } from '../pricing/price-draft'
import type { Trade } from '../trade'
import { type CardRow, cardState, cardsOf, ownCard } from './cards'

/** Cents on a cash card that can be spent; 0 if it cannot be used. */
async function spendable(db: Database, card: CardRow, now: number): Promise<number> {
  const isUsable = card.isEnabled && cardState(card, now) === 'ACTIVE' && card.snapshot.card?.cardType === 'CASH'
  if (!isUsable) return 0
  const { balance, frozen } = await ledgerBalance(db, { ledger: 'CASH_CARD', ownerId: card.id }, now)
  return balance - frozen
}

/** Cash cards of a user that can pay something, with the cents on each. */
export async function usableCashCards(
  db: Database,
  userId: string,
  now: number,
): Promise<{ card: CardRow; cents: number }[]> {
  const usable = []
  for (const card of await cardsOf(db, userId)) {
    const cents = await spendable(db, card, now)
    if (cents > 0) usable.push({ card, cents })
  }
  return usable
}

/** Refuses an order whose cash card has expired since it was priced. Call it after `lockUser`. */
export async function checkCashCards({ db, clock }: Trade, { order, price }: PlacedRecord): Promise<void> {
  const paying = price.deductions.flatMap(({ type, reference }) => (type === 'CASH_CARD' ? (reference ?? []) : []))
  for (const id of paying) {
    if (cardState(await ownCard(db, order.userId, id), clock.now()) !== 'ACTIVE') throw notUsable()
  }
}

function notUsable(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.cardUnusable, 'card.notUsable', { mode: 2 })
}

/** Cash cards, in the order chosen: each pays the rest up to its balance (COUPON-070, contract D-8). */
export const cardDeductions: DeductionSource = {
  type: 'CASH_CARD',
  async find({ db, user, clock }, draft, { cashCardIds = [] }) {
    if (draft.type !== 'TICKET' && draft.type !== 'GOODS') return []
    const appliesTo = everyUnit(draft)
    const found: NamedDeduction[] = []
    for (const id of new Set(cashCardIds)) {
      const card = await ownCard(db, user.userId, id)
      const cents = await spendable(db, card, clock.now())
      if (cents === 0) throw notUsable()
      const worth = { kind: 'amount' as const, cents }
      found.push({ type: 'CASH_CARD', reference: id, name: card.snapshot.title, appliesTo, worth })
    }
    return found
  },
}
