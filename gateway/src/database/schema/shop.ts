import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, epochMs } from './columns'
import { userIdColumn } from './people'

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
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    userId: userIdColumn(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    /** True once a profile or a form refers to it; unused files are removed. */
    isUsed: boolean('is_used').notNull().default(false),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [index('stored_files_to_remove').on(table.createdAt).where(sql`NOT ${table.isUsed}`)],
)
