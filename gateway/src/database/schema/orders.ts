import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { OrderStateName } from '@/domain/order-state'
import type { TextKey } from '../../texts/zh-cn'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Amounts in cents. An order has one transaction, which is what gets paid. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    transactionId: text('transaction_id').notNull(),
    userId: userIdColumn(),
    showId: text('show_id').notNull(),
    sessionId: text('session_id').notNull(),
    state: text('state').$type<OrderStateName>().notNull(),
    deliverMethod: text('deliver_method').$type<DeliverMethod>().notNull(),
    addressId: text('address_id'),
    contactAreaCode: text('contact_area_code').notNull(),
    contactCellphone: text('contact_cellphone').notNull(),
    remark: text('remark').notNull(),
    /** Who led the buyer to the shop. */
    distributorId: text('distributor_id'),
    ticketCents: integer('ticket_cents').notNull(),
    expressCents: integer('express_cents').notNull(),
    payCents: integer('pay_cents').notNull(),
    /** Tickets, not units. */
    ticketQty: integer('ticket_qty').notNull(),
    createdAt: epochMs('created_at').notNull(),
    payBefore: epochMs('pay_before').notNull(),
    paidAt: epochMs('paid_at'),
    paymentProduct: text('payment_product'),
    cancelReason: text('cancel_reason').$type<TextKey>(),
  },
  (table) => [
    unique('orders_by_transaction').on(table.transactionId),
    index('orders_by_user').on(table.userId, table.createdAt),
    index('orders_by_deadline').on(table.state, table.payBefore),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    seatPlanId: text('seat_plan_id').notNull(),
    qty: integer('qty').notNull(),
    ticketQty: integer('ticket_qty').notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.seatPlanId] })],
)

/** A ticket exists from the order on; its voucher when the order is paid. */
export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    voucherId: text('voucher_id'),
    sessionId: text('session_id').notNull(),
    seatPlanId: text('seat_plan_id').notNull(),
    sequence: integer('sequence').notNull(),
    attendeeId: text('attendee_id'),
    ticketCode: text('ticket_code').notNull(),
    state: text('state').$type<'UNUSED' | 'USED' | 'REFUNDED'>().notNull(),
  },
  (table) => [
    index('tickets_by_order').on(table.orderId),
    index('tickets_by_voucher').on(table.voucherId),
    index('tickets_by_attendee').on(table.sessionId, table.attendeeId),
  ],
)

export const vouchers = pgTable(
  'vouchers',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    showTime: epochMs('show_time').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('vouchers_once').on(table.orderId), index('vouchers_by_user').on(table.userId, table.showTime)],
)

/** One try to pay a transaction. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentProduct: text('payment_product').notNull(),
    /** REFUNDED_LATE: approved after the order was gone. */
    state: text('state').$type<'OPEN' | 'PAID' | 'CLOSED' | 'REFUNDED_LATE'>().notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [index('payments_by_order').on(table.orderId)],
)

/** What a create answered, so that the same intent never has a second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.endpoint, table.key] })],
)

/** Codes that transactions can be paid with; the last one sent counts. */
export const paymentCodes = pgTable('payment_codes', {
  transactionId: text('transaction_id').primaryKey(),
  code: text('code').notNull(),
  sentAt: epochMs('sent_at').notNull(),
  tries: integer('tries').notNull().default(0),
})
