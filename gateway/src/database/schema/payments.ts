import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency } from '@/domain/currency'
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
    /** Money that the vendor is to take for it, in the smallest unit of its currency. */
    currency: text('currency').$type<Currency>().notNull(),
    chargedCents: integer('charged_cents').notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Why the provider closed it; `null` for one that is open, paid, or that the shop gave up itself. */
    refusal: text('refusal').$type<'DECLINED' | 'CANCELLED'>(),
    createdAt: epochMs('created_at').notNull(),
    paidAt: epochMs('paid_at'),
    /** The vendor's own number and time of it; `null` before the vendor has the money. */
    vendorId: text('vendor_id'),
    vendorPaidAt: epochMs('vendor_paid_at'),
    /** The vendor takes no money for it afterwards. */
    expiresAt: epochMs('expires_at').notNull().default(0),
    /** Time of the next question to the vendor; `null` if nothing is open there, or the vendor is never asked. */
    checkAt: epochMs('check_at'),
    /** Questions since it was begun, or given up. */
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    check('payments_never_negative', sql`${table.cents} >= 0 AND ${table.chargedCents} >= 0`),
    index('payments_to_check').on(table.checkAt).where(sql`${table.checkAt} IS NOT NULL`),
    index('payments_by_vendor_time').on(table.vendorPaidAt).where(sql`${table.vendorPaidAt} IS NOT NULL`),
  ],
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

/** The vendor's bill of a day, and how far it was compared with the books. */
export const paymentBills = pgTable(
  'payment_bills',
  {
    provider: text('provider').notNull(),
    /** `yyyy-MM-dd`, China time. */
    day: text('day').notNull(),
    state: text('state').$type<'WAITING' | 'DONE'>().notNull(),
    /** Time of the next try to fetch it. */
    dueAt: epochMs('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Lines of the bill. */
    lines: integer('lines').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
)

/** Disagreements between the books and a vendor, for finance: each is listed once. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    provider: text('provider').notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    /** Id of the payment or of the refund, as the vendor names it. */
    reference: text('reference').notNull(),
    /** Amount in the books and at the vendor, in the currency of each; `null` where there is none. */
    bookedCents: integer('booked_cents'),
    bookedCurrency: text('booked_currency'),
    vendorCents: integer('vendor_cents'),
    vendorCurrency: text('vendor_currency'),
    seenAt: epochMs('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.kind, table.reference] })],
)

/** Unknown to the books, unknown to the vendor, or another amount. */
export type DifferenceKind =
  | 'UNKNOWN_PAYMENT'
  | 'UNKNOWN_REFUND'
  | 'MISSING_PAYMENT'
  | 'MISSING_REFUND'
  | 'OTHER_PAYMENT_AMOUNT'
  | 'OTHER_REFUND_AMOUNT'
