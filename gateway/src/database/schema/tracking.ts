import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { TrackedEventName } from '@/contracts/track/record-events'
import { epochMs } from './columns'

/** Events of visits (contract A-TRACK-1): without users, phones or addresses. */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    /** Hash of the content: an event that comes again is the same row. */
    id: text('id').primaryKey(),
    /** Sequence of arrival. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    event: text('event').$type<TrackedEventName>().notNull(),
    /** Time on the device's clock. */
    ts: epochMs('ts').notNull(),
    sessionId: text('session_id').notNull(),
    page: text('page').notNull(),
    /** JSON. */
    params: text('params').notNull(),
    terminal: text('terminal').notNull(),
    /** Keyed hash of the caller's network. */
    caller: text('caller').notNull().default(''),
    receivedAt: epochMs('received_at').notNull(),
  },
  (table) => [
    index('tracked_events_order').on(table.seq),
    index('tracked_events_of_caller').on(table.caller, table.seq),
    index('tracked_events_to_remove').on(table.receivedAt),
  ],
)
