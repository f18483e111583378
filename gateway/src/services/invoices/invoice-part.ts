import { and, eq, inArray } from 'drizzle-orm'
import { invoices } from '../../database/schema/invoices'
import type { OrderPart } from '../orders/order-part'

/** An invoice is over once something of what it was for comes back (INVOICE-014). */
export const invoicePart: OrderPart = {
  async reverse({ db }, { order }) {
    await db
      .update(invoices)
      .set({ state: 'CANCELED' })
      .where(and(eq(invoices.orderId, order.id), inArray(invoices.state, ['APPLYING', 'SUCCESS'])))
  },
}
