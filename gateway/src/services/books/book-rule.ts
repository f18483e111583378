import { type SQL, sql } from 'drizzle-orm'

/** Something that is always true of the books. `broken` selects the ids of whatever breaks it. */
export interface BookRule {
  rule: string
  broken: SQL
}

/**
 * Audited state of the order `o`: an order closed by the shop counts as cancelled if it was unpaid, and otherwise as
 * fully returned.
 */
export const ORDER_STANDING = sql`(CASE WHEN o.state <> 'CLOSED' THEN o.state
  WHEN o.paid_at IS NULL THEN 'CANCELED' ELSE 'REFUNDED_TICKET' END)`
