import { sql } from 'drizzle-orm'
import { type BookRule, ORDER_STANDING } from './book-rule'

/** Invariants of parking and reservations. */
export const VISITS: readonly BookRule[] = [
  {
    rule: 'every order for parking pays for one stay, and stands there as it stands',
    broken: sql`SELECT o.id FROM orders o LEFT JOIN parking_orders p ON p.order_id = o.id
      WHERE (o.type = 'PARKING') <> (p.order_id IS NOT NULL)
        OR p.state <> CASE ${ORDER_STANDING} WHEN 'UNPAID' THEN 'HELD'
          WHEN 'CANCELED' THEN 'RELEASED' WHEN 'REFUNDED_TICKET' THEN 'RELEASED' ELSE 'PAID' END`,
  },
  {
    rule: 'a stay is paid until the end of the last bill that was paid, and nobody paid for the same time twice',
    broken: sql`SELECT s.id FROM parking_stays s
      LEFT JOIN (SELECT l.reference, max((l.snapshot->'parking'->>'until')::bigint) AS until,
          count(DISTINCT l.snapshot->'parking'->>'from') AS froms, count(*) AS bills
        FROM order_lines l JOIN parking_orders p ON p.order_id = l.order_id AND p.state = 'PAID'
        GROUP BY l.reference) b ON b.reference = s.id
      WHERE s.paid_until IS DISTINCT FROM b.until OR b.froms <> b.bills`,
  },
  {
    rule: 'every reservation that was paid for is there once, and none that was not',
    broken: sql`SELECT o.id FROM orders o LEFT JOIN reservations r ON r.order_id = o.id
      WHERE (o.type = 'RESERVE' AND ${ORDER_STANDING} NOT IN ('UNPAID', 'CANCELED')) <> (r.order_id IS NOT NULL)
        OR (r.used_at IS NOT NULL AND ${ORDER_STANDING} = 'REFUNDED_TICKET')`,
  },
]
