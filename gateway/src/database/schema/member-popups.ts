import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

export type PopupKind = 'LEVEL_UPGRADE' | 'BIRTHDAY'

/** Popups due to members: each is shown once, on one of their devices. */
export const memberPopups = pgTable(
  'member_popups',
  {
    userId: userIdColumn(),
    kind: text('kind').$type<PopupKind>().notNull(),
    /** The level that was reached, or the year of the birthday. */
    key: text('key').notNull(),
    /** The login that shows it, and since when. */
    loginId: text('login_id').notNull(),
    shownAt: epochMs('shown_at').notNull(),
    /** Closing time; `null` while it may still be on a screen. */
    seenAt: epochMs('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.key] })],
)

/** Coupons were given for the birthday of this year. */
export const birthdayGifts = pgTable(
  'birthday_gifts',
  {
    userId: userIdColumn(),
    year: integer('year').notNull(),
    givenAt: epochMs('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
)
