import { inArray } from 'drizzle-orm'
import { cards } from '../../database/schema/benefits'
import type { OrderPart } from '../orders/order-part'
import { checkCashCards } from './card-deductions'
import { checkPrivileges } from './card-privileges'
import { makeCard } from './cards'
import { extendRefundedCards, extendReleasedCards } from './extend-cards'

/** Cards that were paid for: one for each unit, under its id (CARD-013). */
export const cardPart: OrderPart = {
  async reserve(trade, record) {
    await checkPrivileges(trade, record)
    await checkCashCards(trade, record)
  },

  async confirm(trade, paid) {
    for (const { order, lines, units } of paid) {
      for (const { id, lineId } of units) {
        const line = lines.find((each) => each.id === lineId)
        if (line?.kind !== 'CARD' || !line.snapshot.card) continue
        const { reference: cardId, snapshot } = line
        await makeCard(trade, { id, unitId: id, userId: order.userId, cardId, snapshot })
      }
    }
  },

  async release(trade, gone) {
    await extendReleasedCards(
      trade,
      gone.map(({ order }) => order.id),
    )
  },

  async reverse(trade, { reversed, as, causeId }) {
    const unitIds = reversed.map(({ id }) => id)
    await trade.db.update(cards).set({ state: 'REFUND' }).where(inArray(cards.unitId, unitIds))
    if (as === 'REFUNDED') await extendRefundedCards(trade, causeId)
  },
}
