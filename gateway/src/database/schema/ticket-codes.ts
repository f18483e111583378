import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../texts/text'
import { epochMs } from './columns'
import { orders } from './orders'

export type TicketCodeKind = 'EXCHANGE_CODE' | 'INVITATION'

/** Codes that become tickets. Each is good once: the order that it became is written beside it. */
export const ticketCodes = pgTable(
  'ticket_codes',
  {
    /** Normalized code. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<TicketCodeKind>().notNull(),
    sessionId: text('session_id').notNull(),
    seatPlanId: text('seat_plan_id').notNull(),
    /** Units of the seat plan. */
    qty: integer('qty').notNull(),
    /** True if its tickets may be sent on. */
    isTransferable: boolean('is_transferable').notNull(),
    inviter: jsonb('inviter').$type<LocalText>(),
    expiresAt: epochMs('expires_at').notNull(),
    orderId: text('order_id')
      .unique('ticket_codes_by_order')
      .references(() => orders.id),
    usedAt: epochMs('used_at'),
  },
  (table) => [
    check('ticket_codes_qty', sql`${table.qty} > 0`),
    check('ticket_codes_are_used_once', sql`(${table.orderId} IS NULL) = (${table.usedAt} IS NULL)`),
  ],
)
