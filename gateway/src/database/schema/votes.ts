import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Votes of users: an option once a day. They stay when an account is closed, as the id is no personal data. */
export const ballots = pgTable(
  'ballots',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    voteId: text('vote_id').notNull(),
    optionId: text('option_id').notNull(),
    /** `yyyy-MM-dd`, of the shop. */
    day: text('day').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('ballots_once_a_day').on(table.userId, table.voteId, table.day, table.optionId)],
)

/** Number of ballots of each option. */
export const voteCounts = pgTable(
  'vote_counts',
  {
    voteId: text('vote_id').notNull(),
    optionId: text('option_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voteId, table.optionId] }),
    check('vote_counts_are_counts', sql`${table.count} >= 0`),
  ],
)
