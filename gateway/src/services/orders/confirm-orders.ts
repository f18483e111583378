import { inArray } from 'drizzle-orm'
import { orderUnits } from '../../database/schema/orders'
import type { Trade } from '../trade'
import { moveOrders } from './move-orders'
import { stateWhenPaid } from './order-kinds'
import { ORDER_PARTS } from './order-parts'
import { type OrderRow, recordsOf } from './order-records'

/** Unpaid orders that the transaction has locked are paid: what they kept is theirs, and what can be used is ready. */
export async function confirmOrders(trade: Trade, unpaid: readonly OrderRow[], paymentProduct: string): Promise<void> {
  if (unpaid.length === 0) return
  const { db } = trade
  const at = trade.clock.now()
  const paid = await moveOrders(db, unpaid, { to: 'RESERVE', cause: 'PAID', at }, { paidAt: at, paymentProduct })
  const records = await recordsOf(db, paid)
  for (const part of ORDER_PARTS) await part.confirm?.(trade, records)
  await db
    .update(orderUnits)
    .set({ state: 'SOLD' })
    .where(
      inArray(
        orderUnits.orderId,
        paid.map(({ id }) => id),
      ),
    )
  await makeReady(trade, paid)
}

/** Orders that can be used at once are moved on; the others wait to be sent or matched. */
async function makeReady({ db, clock }: Trade, paid: readonly OrderRow[]): Promise<void> {
  const at = clock.now()
  const inState = (state: ReturnType<typeof stateWhenPaid>) => paid.filter((order) => stateWhenPaid(order) === state)
  await moveOrders(db, inState('DELIVERING'), { to: 'DELIVERING', cause: 'READY', at })
  await moveOrders(db, inState('SUCCEEDED'), { to: 'SUCCEEDED', cause: 'COMPLETED', at })
}
