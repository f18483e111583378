import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { tickets } from './tickets'

/** Codes that phones of staff showed to a gate, each once under the id that its phone gave it (decision 151). */
export const gateScans = pgTable(
  'gate_scans',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    /** `null` for an unknown code. */
    ticketId: text('ticket_id').references(() => tickets.id),
    gateName: text('gate_name').notNull(),
    staffId: text('staff_id').notNull(),
    /** Moment of the scan on the phone, and of its arrival. */
    at: epochMs('at').notNull(),
    receivedAt: epochMs('received_at').notNull(),
    answer: text('answer').notNull(),
    isTyped: boolean('is_typed').notNull(),
    /** The person went in: by the gateway's verdict, or by that of a phone without a network. */
    isLetIn: boolean('is_let_in').notNull(),
    /** A member of staff took the entry back. */
    undoneAt: epochMs('undone_at'),
  },
  (table) => [
    index('gate_scans_by_session').on(table.sessionId, table.receivedAt),
    index('gate_scans_by_ticket').on(table.ticketId).where(sql`${table.isLetIn}`),
  ],
)
