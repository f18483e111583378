import { reservations } from '../../database/schema/reservations'
import { randomDigits } from '../../random'
import type { OrderPart } from '../orders/order-part'

const ENTRY_CODE_DIGITS = 10

/** Reservations that were paid for, or cost nothing: one for each order. */
export const reservationPart: OrderPart = {
  async confirm({ db }, paid) {
    const reserved = paid.filter(({ order }) => order.type === 'RESERVE')
    if (reserved.length === 0) return
    await db
      .insert(reservations)
      .values(reserved.map(({ order }) => ({ orderId: order.id, entryCode: randomDigits(ENTRY_CODE_DIGITS) })))
  },
}
