import { pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { orders } from './orders'

/** Shipments and their progress. */
export const shipments = pgTable('shipments', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  expressNo: text('express_no').notNull(),
  company: text('company').notNull(),
  shippedAt: epochMs('shipped_at').notNull(),
  signedAt: epochMs('signed_at'),
})
