import { type SQL, sql } from 'drizzle-orm'

/** Something that is always true of the books. `broken` selects the ids of whatever breaks it. */
export interface BookRule {
  rule: string
  broken: SQL
}

/**
 * How the order `o` stands in the books: one that the shop has closed counts as cancelled if it had not been
 * paid it, and else as one of which everything came back.
 */
export const ORDER_STANDING = sql`(CASE WHEN o.state <> 'CLOSED' THEN o.state
  WHEN o.paid_at IS NULL THEN 'CANCELED' ELSE 'REFUNDED_TICKET' END)`
