import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'

/** Calls by visitors that are limited per phone or e-mail address. */
export type AttemptAction = 'PASSWORD' | 'CODE' | 'MAIL' | 'SMS' | 'LINK'

/**
 * Number of calls to an address: counted by caller and address together, so that strangers
 * use up nothing of the owner's. Addresses and callers are keyed hashes.
 */
export const attempts = pgTable(
  'attempts',
  {
    action: text('action').$type<AttemptAction>().notNull(),
    subject: text('subject').notNull(),
    caller: text('caller').notNull(),
    /** Wide network of the caller, a keyed hash. */
    neighborhood: text('neighborhood').notNull().default(''),
    count: integer('count').notNull(),
    /** Start of the count, epoch ms. */
    since: epochMs('since').notNull(),
    lastAt: epochMs('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.action, table.subject, table.caller] }),
    index('attempts_to_remove').on(table.lastAt),
  ],
)

/** Callers who have logged in to an address before; both are keyed hashes. */
export const knownCallers = pgTable(
  'known_callers',
  {
    subject: text('subject').notNull(),
    caller: text('caller').notNull(),
    seenAt: epochMs('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.caller] }),
    index('known_callers_to_remove').on(table.seenAt),
  ],
)
