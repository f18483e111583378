import { and, inArray } from 'drizzle-orm'
import { inTransaction } from '../../database/in-transaction'
import { payments, paymentTransactions } from '../../database/schema/payments'
import type { PaymentProvider } from '../../providers/payment/contract'
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
export async function startPayment(
  trade: Trade,
  provider: Pick<PaymentProvider, 'chargeFor' | 'firstCheckMs'>,
  start: PaymentStart,
): Promise<string> {
  const { userId, transactionIds, ...facts } = start
  return inTransaction(trade.db, async (db) => {
    const { cents, payBefore } = await findPayable({ ...trade, db }, userId, transactionIds, { isLocking: true })
    const open = await db
      .select({ id: paymentTransactions.paymentId })
      .from(paymentTransactions)
      .where(and(inArray(paymentTransactions.transactionId, [...transactionIds]), paymentTransactions.isOpen))
    await setClosed(
      db,
      open.map(({ id }) => id),
    )
    const id = newId()
    const charge = provider.chargeFor(start.paymentProduct, cents)
    const createdAt = trade.clock.now()
    await db.insert(payments).values({
      id,
      ...facts,
      state: 'OPEN',
      cents,
      currency: charge.currency,
      chargedCents: charge.cents,
      createdAt,
      expiresAt: payBefore,
      checkAt: provider.firstCheckMs === null ? null : createdAt + provider.firstCheckMs,
    })
    await db
      .insert(paymentTransactions)
      .values(transactionIds.map((transactionId) => ({ paymentId: id, transactionId, isOpen: true })))
    return id
  })
}
