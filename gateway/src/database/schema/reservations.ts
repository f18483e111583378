import { pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { orderIdColumn } from './orders'

/** Reservations that are paid for, or cost nothing: how they are known at the entrance, and when they were used. */
export const reservations = pgTable('reservations', {
  orderId: orderIdColumn().primaryKey(),
  entryCode: text('entry_code').notNull(),
  usedAt: epochMs('used_at'),
})
