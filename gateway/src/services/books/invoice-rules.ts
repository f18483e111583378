import { sql } from 'drizzle-orm'
import type { BookRule } from './book-rule'

/** Invariants of invoices. */
export const INVOICES: readonly BookRule[] = [
  {
    rule: 'an invoice that stands is of what its buyer paid for and still has',
    broken: sql`SELECT i.id FROM invoices i
      JOIN (SELECT order_id, coalesce(sum(paid_cents + credit_cents) FILTER (WHERE state = 'SOLD'), 0) AS cents
        FROM order_units GROUP BY order_id) u ON u.order_id = i.order_id
      WHERE i.state IN ('APPLYING', 'SUCCESS') AND i.cents <> u.cents`,
  },
  {
    rule: 'an invoice is its order’s buyer’s',
    broken: sql`SELECT i.id FROM invoices i JOIN orders o ON o.id = i.order_id WHERE i.user_id <> o.user_id`,
  },
]
