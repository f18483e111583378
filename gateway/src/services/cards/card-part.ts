import { inArray } from 'drizzle-orm'
import { cards } from '../../database/schema/benefits'
import type { OrderPart } from '../orders/order-part'
import { checkCashCards } from './card-deductions'
import { checkPrivileges } from './card-privileges'
import { makeCard } from './cards'

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

  async reverse({ db }, { reversed }) {
    const unitIds = reversed.map(({ id }) => id)
    await db.update(cards).set({ state: 'REFUND' }).where(inArray(cards.unitId, unitIds))
  },
}
