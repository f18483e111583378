import { inArray } from 'drizzle-orm'
import { memberships } from '../../database/schema/benefits'
import type { OrderPart } from '../orders/order-part'
import { giveMembership } from './memberships'

/** Memberships that were paid for (MEMBER-027). */
export const membershipPart: OrderPart = {
  async confirm(trade, paid) {
    for (const { order, lines, units } of paid) {
      for (const { id: unitId, lineId } of units) {
        const line = lines.find(({ id }) => id === lineId)
        const { membership } = line?.snapshot ?? {}
        if (line?.kind !== 'MEMBER' || !membership) continue
        const { levelCode, validDays } = membership
        const { userId } = order
        await giveMembership(trade, { userId, primeCardId: line.reference, unitId, levelCode, validDays })
      }
    }
  },

  async reverse({ db, clock }, { order, reversed }) {
    // An exchange of tickets has locked tickets by now, which come after memberships in the order of locks.
    if (order.type !== 'MEMBER') return
    const unitIds = reversed.map(({ id }) => id)
    await db.update(memberships).set({ endsAt: clock.now() }).where(inArray(memberships.unitId, unitIds))
  },
}
