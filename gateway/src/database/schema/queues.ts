import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { userIdColumn } from './people'

/** Those who want to buy a hot show: the row is what two who come at once meet at. */
export const queues = pgTable('queues', {
  showId: text('show_id').primaryKey(),
  /** Buyers whose turn comes in a minute. */
  perMinute: integer('per_minute').notNull(),
  /** The turn of the last to come. */
  lastTurnAt: epochMs('last_turn_at').notNull(),
})

/** Who stands in a queue, and when it is their turn. */
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
