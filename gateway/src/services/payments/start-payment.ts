import { and, inArray } from 'drizzle-orm'
import { inTransaction } from '../../database/in-transaction'
import { payments, paymentTransactions } from '../../database/schema/payments'
import { newId } from '../../random'
import type { Trade } from '../trade'
import { setClosed } from './close-payments'
import { findPayable } from './payable-transactions'

export interface PaymentStart {
  userId: string
  transactionIds: readonly string[]
  paymentProduct: string
  returnUrl: string
  cancelUrl: string
}

/** Starts a payment; whatever was open for the same transactions is given up. Answers its id. */
export async function startPayment(trade: Trade, start: PaymentStart): Promise<string> {
  const { userId, transactionIds, ...facts } = start
  return inTransaction(trade.db, async (db) => {
    const { cents } = await findPayable({ ...trade, db }, userId, transactionIds, { isLocking: true })
    const open = await db
      .select({ id: paymentTransactions.paymentId })
      .from(paymentTransactions)
      .where(and(inArray(paymentTransactions.transactionId, [...transactionIds]), paymentTransactions.isOpen))
    await setClosed(
      db,
      open.map(({ id }) => id),
    )
    const id = newId()
    await db.insert(payments).values({ id, ...facts, state: 'OPEN', cents, createdAt: trade.clock.now() })
    await db
      .insert(paymentTransactions)
      .values(transactionIds.map((transactionId) => ({ paymentId: id, transactionId, isOpen: true })))
    return id
  })
}
