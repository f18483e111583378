import { inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import { transactions } from '../../database/schema/payments'
import { isAwaitingPayment } from '../orders/end-orders'
import { findOrdersById, lockOrders, type OrderRow } from '../orders/order-records'
import type { Trade } from '../trade'

export interface Payable {
  orders: readonly OrderRow[]
  /** Amount to pay for all of the transactions. */
  cents: number
  /** Epoch ms; the earliest of the orders. */
  payBefore: number
}

/**
 * Open transactions of a user, of one order or several (PAY-072). Throws not found for those of others; rejects
 * unpayable ones. `isLocking`: inside a transaction that will change them.
 */
export async function findPayable(
  { db, clock }: Pick<Trade, 'db' | 'clock'>,
  userId: string,
  transactionIds: readonly string[],
  { isLocking = false } = {},
): Promise<Payable> {
  const ids = [...new Set(transactionIds)]
  const orderIds = async () => [...new Set((await rowsOf()).map(({ orderId }) => orderId))]
  const rowsOf = () => db.select().from(transactions).where(inArray(transactions.id, ids))
  const orders = isLocking ? await lockOrders(db, await orderIds()) : await findOrdersById(db, await orderIds())
  const rows = await rowsOf()
  if (rows.length !== ids.length || orders.some((order) => order.userId !== userId)) throw notFound()
  const isPayable =
    orders.every((order) => isAwaitingPayment(order, clock.now())) && rows.every(({ state }) => state === 'UNPAID')
  if (!isPayable) throw new BusinessError(BUSINESS_ERROR.notPayable, 'payment.notPayable', { mode: 1 })
  return {
    orders,
    cents: rows.reduce((total, { cents }) => total + cents, 0),
    payBefore: Math.min(...orders.map(({ payBefore }) => payBefore)),
  }
}
