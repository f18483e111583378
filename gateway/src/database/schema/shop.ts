import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What the shop remembers about itself: the day its catalogue was made for, how far its clock is moved. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Units of a seat plan. The catalogue says what it is; this says how much of it is left. */
export const stock = pgTable(
  'stock',
  {
    seatPlanId: text('seat_plan_id').primaryKey(),
    sessionId: text('session_id').notNull(),
    initial: integer('initial').notNull(),
    /** In unpaid orders. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    index('stock_by_session').on(table.sessionId),
    check('stock_never_below_zero', sql`${table.initial} - ${table.held} - ${table.sold} >= 0`),
    check('stock_parts_never_below_zero', sql`${table.held} >= 0 AND ${table.sold} >= 0`),
  ],
)

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
