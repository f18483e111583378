import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderType } from '@/contracts/order/create-order'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** An offer to a user: its request, and its price, valid until it expires. */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    type: text('type').$type<OrderType>().notNull(),
    /** Requested content, so that nothing else is bought with it. */
    inputHash: text('input_hash').notNull(),
    /** The priced draft of the order. */
    content: jsonb('content').notNull(),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    /** Time at which it became an order; it becomes no other. */
    usedAt: epochMs('used_at'),
  },
  (table) => [index('quotes_by_expiry').on(table.expiresAt)],
)
