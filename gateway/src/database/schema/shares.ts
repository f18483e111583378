import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

export type ShareType = 'PAY_SUCCESS' | 'TICKET' | 'SHOW' | 'TOPIC'

/** Content that users shared. The id is a secret of those who have the link, which ends (`SHARE_LIFE_MS`). */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    type: text('type').$type<ShareType>().notNull(),
    /** Id of the order, voucher, show or topic. */
    reference: text('reference').notNull(),
    /** Time of the last sharing by its user. */
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('shares_once').on(table.userId, table.type, table.reference)],
)
