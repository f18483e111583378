import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { inventory } from './inventory'
import { orderLines, orders } from './orders'

/** Orders that wait for units to come back, first come first served. */
export const waitListEntries = pgTable(
  'wait_list_entries',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    inventoryId: text('inventory_id')
      .notNull()
      .references(() => inventory.id),
    qty: integer('qty').notNull(),
    /** UNPAID until the money is there: only then it has a place in the queue. */
    state: text('state').$type<'UNPAID' | 'WAITING' | 'MATCHED' | 'FAILED' | 'CANCELED'>().notNull(),
    /** Time of the payment: its place. */
    queuedAt: epochMs('queued_at'),
    /** End of the waiting list. */
    deadline: epochMs('deadline').notNull(),
  },
  (table) => [
    index('wait_list_by_place').on(table.inventoryId, table.queuedAt).where(sql`${table.state} = 'WAITING'`),
    index('wait_list_to_fail').on(table.deadline).where(sql`${table.state} = 'WAITING'`),
    check('wait_list_positive', sql`${table.qty} > 0`),
  ],
)
