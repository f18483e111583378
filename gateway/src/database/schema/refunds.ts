import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { orderIdColumn, orderUnits } from './orders'
import { payments, transactions } from './payments'

/** Money, and what else was paid with, on its way back. Amounts in cents. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    kind: text('kind').$type<RefundKind>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    reasonCode: text('reason_code').notNull(),
    remark: text('remark').notNull(),
    /** All the money, delivery included. */
    cents: integer('cents').notNull(),
    /** Delivery fee within it. */
    deliveryCents: integer('delivery_cents').notNull(),
    /** Fee kept by the shop. */
    feeCents: integer('fee_cents').notNull(),
    /** Amount returned to cash cards. */
    cardCents: integer('card_cents').notNull(),
    /** Coupons and points come back with it: nothing of the order is left. */
    isWhole: boolean('is_whole').notNull(),
    rejectReason: text('reject_reason'),
    createdAt: epochMs('created_at').notNull(),
    decidedAt: epochMs('decided_at'),
    sentAt: epochMs('sent_at'),
    endedAt: epochMs('ended_at'),
  },
  (table) => [
    index('refunds_by_order').on(table.orderId),
    index('refunds_under_way').on(table.state).where(sql`${table.state} IN ('APPLYING', 'APPROVED', 'REFUNDING')`),
    check(
      'refunds_never_negative',
      sql`${table.cents} >= ${table.deliveryCents} AND ${table.deliveryCents} >= 0
        AND ${table.feeCents} >= 0 AND ${table.cardCents} >= 0`,
    ),
  ],
)

/** Cause of a refund: the buyer's request, a late payment, an unsuccessful wait list, a cancelled show. */
export type RefundKind = 'BUYER' | 'LATE_PAYMENT' | 'WAIT_LIST' | 'SHOP'

export type RefundState = 'APPLYING' | 'APPROVED' | 'REFUNDING' | 'REFUNDED' | 'RETURNED' | 'REJECTED' | 'CANCELED'

/** Units of a refund. A unit is in at most one valid refund. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text('refund_id')
      .notNull()
      .references(() => refunds.id),
    unitId: text('unit_id')
      .notNull()
      .references(() => orderUnits.id),
    cents: integer('cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
    cardCents: integer('card_cents').notNull(),
    /** Neither rejected nor withdrawn. */
    counts: boolean('counts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.unitId] }),
    uniqueIndex('refund_lines_once').on(table.unitId).where(sql`${table.counts}`),
    check(
      'refund_lines_never_negative',
      sql`${table.cents} >= 0 AND ${table.feeCents} >= 0 AND ${table.cardCents} >= 0`,
    ),
  ],
)

/** Destinations of the money of a refund. */
export const refundPayments = pgTable(
  'refund_payments',
  {
    refundId: text('refund_id')
      .notNull()
      .references(() => refunds.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** For what it had been paid. */
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    cents: integer('cents').notNull(),
    /** Payment approved after the order had ended or was paid; it is refunded once. */
    isLate: boolean('is_late').notNull(),
    /** Its number at the vendor, however often it is sent. */
    id: text('id').notNull(),
    /** The same money in the currency of the payment. */
    chargedCents: integer('charged_cents').notNull(),
    /** WAITING until the vendor has it, SENT, BACK when the buyer has it. */
    state: text('state').$type<RefundPartState>().notNull().default('WAITING'),
    /** Time of the next call to the vendor. */
    dueAt: epochMs('due_at').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** The vendor's code for its last refusal. */
    fault: text('fault'),
    backAt: epochMs('back_at'),
    /** Day of the vendor's bill that has it, `yyyy-MM-dd`. */
    billedOn: text('billed_on'),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.paymentId, table.transactionId] }),
    unique('refund_payments_by_id').on(table.id),
    index('refund_payments_by_payment').on(table.paymentId),
    index('refund_payments_under_way').on(table.dueAt).where(sql`${table.state} <> 'BACK'`),
    uniqueIndex('refund_payments_late_once').on(table.paymentId, table.transactionId).where(sql`${table.isLate}`),
    check('refund_payments_positive', sql`${table.cents} > 0`),
  ],
)

/** Progress of a part of a refund. */
export type RefundPartState = 'WAITING' | 'SENT' | 'BACK'

/** An order that takes the place of another: same seat plan and price, another session. */
export const rebooks = pgTable(
  'rebooks',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    successorId: text('successor_id').notNull().unique('rebooks_by_successor'),
    sessionId: text('session_id').notNull(),
    state: text('state').$type<'PENDING' | 'DONE' | 'CANCELED'>().notNull(),
    feeCents: integer('fee_cents').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [index('rebooks_by_order').on(table.orderId)],
)

/** Replaced and new units of a rebooking. A unit is in at most one valid rebooking. */
export const rebookUnits = pgTable(
  'rebook_units',
  {
    rebookId: text('rebook_id')
      .notNull()
      .references(() => rebooks.id),
    unitId: text('unit_id')
      .notNull()
      .references(() => orderUnits.id),
    newUnitId: text('new_unit_id')
      .notNull()
      .references(() => orderUnits.id),
    /** Not given up. */
    counts: boolean('counts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rebookId, table.unitId] }),
    uniqueIndex('rebook_units_once').on(table.unitId).where(sql`${table.counts}`),
  ],
)
