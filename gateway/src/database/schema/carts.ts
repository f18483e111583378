import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Goods that users mean to buy; nothing of the inventory is kept for them. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    skuId: text('sku_id').notNull(),
    qty: integer('qty').notNull(),
    /** Unit price at the time it was added, cents; `null` for rows that are older than this column. */
    addedCents: integer('added_cents'),
    isSelected: boolean('is_selected').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    unique('cart_items_once').on(table.userId, table.skuId),
    check('cart_items_some', sql`${table.qty} BETWEEN 1 AND 99`),
  ],
)
