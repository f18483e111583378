import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Data of the shop about itself: the day of its catalogue, and the offset of its clock. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Messages the shop would have sent. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  content: text('content').notNull(),
  createdAt: epochMs('created_at').notNull(),
})

/** Pictures that users have uploaded. */
export const storedFiles = pgTable('stored_files', {
  key: text('key').primaryKey(),
  userId: userIdColumn(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: epochMs('created_at').notNull(),
})
