import { sql } from 'drizzle-orm'
import { type BookRule, ORDER_STANDING } from './book-rule'

/** Invariants of waiting lists. */
export const WAIT_LIST: readonly BookRule[] = [
  {
    rule: 'every order of a waiting list has a place there, and no other order has one',
    broken: sql`SELECT o.id FROM orders o LEFT JOIN wait_list_entries e ON e.order_id = o.id
      WHERE (o.source = 'WAIT_LIST') <> (e.order_id IS NOT NULL)`,
  },
  {
    rule: 'who waits has paid and has no units; who was matched has them; who has failed or given up was paid back',
    broken: sql`SELECT e.order_id AS id FROM wait_list_entries e JOIN orders o ON o.id = e.order_id
      LEFT JOIN allocations a ON a.owner_id = e.line_id
      WHERE NOT CASE e.state
        WHEN 'UNPAID' THEN o.state = 'UNPAID' AND a.owner_id IS NULL
        WHEN 'WAITING' THEN o.state = 'RESERVE' AND e.queued_at IS NOT NULL AND a.owner_id IS NULL
        WHEN 'MATCHED' THEN ${ORDER_STANDING} NOT IN ('UNPAID', 'CANCELED')
          AND coalesce(a.qty = e.qty AND a.state = 'SOLD' AND a.inventory_id = e.inventory_id, false)
        WHEN 'FAILED' THEN ${ORDER_STANDING} = 'REFUNDED_TICKET' AND a.owner_id IS NULL
        ELSE ${ORDER_STANDING} IN ('CANCELED', 'REFUNDED_TICKET') AND a.owner_id IS NULL END`,
  },
]
