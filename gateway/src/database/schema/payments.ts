import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { orderIdColumn } from './orders'

/** Amount of an order that is to be paid. An order is paid when all of its transactions are. */
export const transactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    sequence: integer('sequence').notNull(),
    cents: integer('cents').notNull(),
    /** CLOSED with an order that was never paid. */
    state: text('state').$type<'UNPAID' | 'PAID' | 'CLOSED'>().notNull(),
    /** Payment that settled it; none if there was nothing to pay. */
    paymentId: text('payment_id').references(() => payments.id),
  },
  (table) => [
    unique('transactions_in_order').on(table.orderId, table.sequence),
    check('transactions_never_negative', sql`${table.cents} >= 0`),
  ],
)

/**
 * One try to pay transactions. It only moves forward: OPEN, CLOSED when it was declined or given up, PAID when the
 * provider has the money, which may also happen after CLOSED. PAID is final but for a refund.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    paymentProduct: text('payment_product').notNull(),
    state: text('state').$type<'OPEN' | 'CLOSED' | 'PAID'>().notNull(),
    cents: integer('cents').notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Why the provider closed it; `null` for one that is open, paid, or that the shop gave up itself. */
    refusal: text('refusal').$type<'DECLINED' | 'CANCELLED'>(),
    createdAt: epochMs('created_at').notNull(),
    paidAt: epochMs('paid_at'),
  },
  (table) => [check('payments_never_negative', sql`${table.cents} >= 0`)],
)

/** Transactions of a payment. A transaction has at most one open payment. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    isOpen: boolean('is_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.transactionId] }),
    index('payment_transactions_by_transaction').on(table.transactionId),
    uniqueIndex('payment_transactions_one_open').on(table.transactionId).where(sql`${table.isOpen}`),
  ],
)

/** Codes that transactions can be paid with; the last one sent counts. */
export const paymentCodes = pgTable('payment_codes', {
  transactionId: text('transaction_id').primaryKey(),
  code: text('code').notNull(),
  sentAt: epochMs('sent_at').notNull(),
  tries: integer('tries').notNull().default(0),
})
