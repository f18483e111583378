import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { OrderType } from '@/contracts/order/create-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { OrderStateName } from '@/domain/order-state'
import type { TextKey } from '../../texts/text'
import { epochMs } from './columns'
import { userIdColumn } from './people'
import type { AddressSnapshot, AgreementSnapshot, LineSnapshot, RefundRuleSnapshot } from './snapshots'

/** The head of an order of any type. Amounts in cents: pay = list + fees − deductions, always. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    userId: userIdColumn(),
    type: text('type').$type<OrderType>().notNull(),
    state: text('state').$type<OrderStateName>().notNull(),
    source: text('source').$type<OrderSource>().notNull(),
    /** Orders that were placed together share it. */
    bindId: text('bind_id').notNull(),
    /** The offer that was accepted. */
    quoteId: text('quote_id'),
    /** The first order of a chain of exchanges; an order that replaces none is its own. */
    rootId: text('root_id').notNull(),
    /** The order that this one replaces. */
    predecessorId: text('predecessor_id').references((): AnyPgColumn => orders.id),
    listCents: integer('list_cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
    deductionCents: integer('deduction_cents').notNull(),
    payCents: integer('pay_cents').notNull(),
    /** Tickets, pieces, cards; of a ticket order without the goods beside them. */
    unitQty: integer('unit_qty').notNull(),
    deliverMethod: text('deliver_method').$type<DeliverMethod>(),
    address: jsonb('address').$type<AddressSnapshot>(),
    contactAreaCode: text('contact_area_code').notNull(),
    contactCellphone: text('contact_cellphone').notNull(),
    contactEmail: text('contact_email'),
    remark: text('remark').notNull(),
    /** Referrer of the buyer. */
    distributorId: text('distributor_id'),
    /** Documents accepted by the buyer; `null` if none were required. */
    agreements: jsonb('agreements').$type<readonly AgreementSnapshot[]>(),
    refundRule: jsonb('refund_rule').$type<RefundRuleSnapshot>(),
    createdAt: epochMs('created_at').notNull(),
    payBefore: epochMs('pay_before').notNull(),
    paidAt: epochMs('paid_at'),
    paymentProduct: text('payment_product'),
    cancelReason: text('cancel_reason').$type<TextKey>(),
    /** The buyer's reason for the cancellation; `null` without one. */
    cancelWords: text('cancel_words'),
    /** Time at which a paid order ends by itself, such as the end of its last session. */
    completesAt: epochMs('completes_at'),
    /** Time at which the buyer deleted it from the list. */
    hiddenAt: epochMs('hidden_at'),
  },
  (table) => [
    index('orders_by_user').on(table.userId, table.createdAt),
    index('orders_by_time').on(table.createdAt, table.id),
    index('orders_by_root').on(table.rootId),
    index('orders_by_bind').on(table.bindId),
    index('orders_to_expire').on(table.payBefore).where(sql`${table.state} = 'UNPAID'`),
    index('orders_to_complete')
      .on(table.completesAt)
      .where(sql`${table.state} IN ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS')`),
    check('orders_add_up', sql`${table.payCents} = ${table.listCents} + ${table.feeCents} - ${table.deductionCents}`),
    check(
      'orders_never_negative',
      sql`${table.feeCents} >= 0 AND ${table.deductionCents} BETWEEN 0 AND ${table.listCents}`,
    ),
  ],
)

/** Kind of a line. An order has the type of its main line; a ticket order may have goods beside the tickets. */
export type LineKind = OrderType

/** Origin of an order. */
export type OrderSource = 'NORMAL' | 'WAIT_LIST' | 'REBOOK' | 'EXCHANGE_CODE' | 'INVITATION'

/** State history of an order with times and causes; no state is entered twice. */
export const orderChanges = pgTable(
  'order_changes',
  {
    orderId: orderIdColumn(),
    state: text('state').$type<OrderStateName>().notNull(),
    /** `null` for the order's beginning. */
    fromState: text('from_state').$type<OrderStateName>(),
    cause: text('cause').$type<OrderCause>().notNull(),
    at: epochMs('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.state] })],
)

/** Why an order changed its state. */
export type OrderCause =
  | 'PLACED'
  | 'PAID'
  | 'CANCELLED_BY_BUYER'
  | 'EXPIRED'
  | 'READY'
  | 'MATCHED'
  | 'SHIPPED'
  | 'SIGNED'
  | 'COMPLETED'
  | 'REFUNDED'
  | 'EXCHANGED'
  | 'CLOSED_BY_SHOP'

/** A bought item with its quantity. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    sequence: integer('sequence').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    /** Id of the bought item: a seat plan, an SKU, a card, a bill. */
    reference: text('reference').notNull(),
    qty: integer('qty').notNull(),
    /** List price of one. */
    unitCents: integer('unit_cents').notNull(),
    showId: text('show_id'),
    sessionId: text('session_id'),
    snapshot: jsonb('snapshot').$type<LineSnapshot>().notNull(),
  },
  (table) => [
    unique('order_lines_in_order').on(table.orderId, table.sequence),
    index('order_lines_by_session').on(table.sessionId),
    check('order_lines_positive', sql`${table.qty} > 0 AND ${table.unitCents} >= 0`),
  ],
)

/**
 * Smallest part that can be used and refunded by itself: one ticket, one piece, one card. It stores the amount paid for
 * it: `list_cents` less its splits.
 */
export const orderUnits = pgTable(
  'order_units',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Within the order. */
    sequence: integer('sequence').notNull(),
    /** Its row of the inventory; `null` without a limited stock, or if its seat determines it. */
    inventoryId: text('inventory_id'),
    listCents: integer('list_cents').notNull(),
    paidCents: integer('paid_cents').notNull(),
    /** Part of the deductions that came off a cash card. */
    cardCents: integer('card_cents').notNull().default(0),
    /** Part of the deductions that was paid for the replaced unit. */
    creditCents: integer('credit_cents').notNull().default(0),
    state: text('state').$type<UnitState>().notNull(),
  },
  (table) => [
    unique('order_units_in_order').on(table.orderId, table.sequence),
    index('order_units_by_line').on(table.lineId),
    check(
      'order_units_never_negative',
      sql`${table.paidCents} >= 0 AND ${table.cardCents} >= 0 AND ${table.creditCents} >= 0
        AND ${table.paidCents} + ${table.cardCents} + ${table.creditCents} <= ${table.listCents}`,
    ),
  ],
)

/** HELD until the order is paid, then SOLD; RELEASED when it never was. */
export type UnitState = 'HELD' | 'SOLD' | 'RELEASED' | 'REFUNDED' | 'EXCHANGED'

/** Order that it belongs to. */
export function orderIdColumn() {
  return text('order_id')
    .notNull()
    .references(() => orders.id)
}
