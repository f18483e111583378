import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'

/** Answers of creates, so that the same intent never has a second effect. */
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
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotency_keys_to_remove').on(table.createdAt),
  ],
)
