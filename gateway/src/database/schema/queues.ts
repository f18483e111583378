import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Queue of a hot show: concurrent buyers lock this row. */
export const queues = pgTable('queues', {
  showId: text('show_id').primaryKey(),
  /** Buyers whose turn comes in a minute. */
  perMinute: integer('per_minute').notNull(),
  /** The turn of the last to come. */
  lastTurnAt: epochMs('last_turn_at').notNull(),
})

/** Places in a queue, with the time of their turn. */
export const queuePlaces = pgTable(
  'queue_places',
  {
    id: text('id').primaryKey(),
    showId: text('show_id').notNull(),
    userId: userIdColumn(),
    firstPlace: integer('first_place').notNull(),
    turnAt: epochMs('turn_at').notNull(),
  },
  (table) => [
    unique('queue_places_once').on(table.showId, table.userId),
    index('queue_places_by_turn').on(table.turnAt),
  ],
)
