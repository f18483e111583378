import { inTransaction } from '../../database/in-transaction'
import type { Trade } from '../trade'
import { closePayments } from './close-payments'
import { findPayable } from './payable-transactions'

/** The user gives up whatever is open for transactions; others' are not found. */
export async function abandonPayments(trade: Trade, userId: string, transactionIds: readonly string[]): Promise<void> {
  await inTransaction(trade.db, async (db) => {
    const payable = await findPayable({ ...trade, db }, userId, transactionIds, { isLocking: true })
    await closePayments(
      db,
      payable.orders.map(({ id }) => id),
    )
  })
}
