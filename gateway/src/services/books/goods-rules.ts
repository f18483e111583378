import { sql } from 'drizzle-orm'
import type { BookRule } from './book-rule'

/** Goods, ordered by themselves or beside tickets (decision 77). */
export const GOODS: readonly BookRule[] = [
  {
    rule: 'of goods as many pieces are out of stock as somebody keeps or has bought',
    broken: sql`SELECT l.id FROM order_lines l
      JOIN (SELECT line_id, count(*) FILTER (WHERE state IN ('HELD', 'SOLD')) AS pieces FROM order_units
        GROUP BY line_id) u ON u.line_id = l.id
      LEFT JOIN allocations a ON a.owner_id = l.id AND a.inventory_id = l.reference AND a.state IN ('HELD', 'SOLD')
      WHERE l.kind = 'GOODS' AND u.pieces <> coalesce(a.qty - a.returned, 0)`,
  },
  {
    rule: 'what a bill says of tickets and of the goods beside them is what each of them cost',
    broken: sql`SELECT o.id FROM orders o
      JOIN (SELECT u.order_id, coalesce(sum(u.list_cents) FILTER (WHERE l.kind = 'TICKET'), 0) AS tickets,
          coalesce(sum(u.list_cents) FILTER (WHERE l.kind = 'GOODS'), 0) AS goods
        FROM order_units u JOIN order_lines l ON l.id = u.line_id GROUP BY u.order_id) u ON u.order_id = o.id
      JOIN (SELECT order_id, coalesce(sum(cents) FILTER (WHERE type = 'TICKET'), 0) AS tickets,
          coalesce(sum(cents) FILTER (WHERE type = 'ADD_ON'), 0) AS goods
        FROM price_lines WHERE direction = 'PLUS' GROUP BY order_id) p ON p.order_id = o.id
      WHERE u.tickets <> p.tickets OR u.goods <> p.goods`,
  },
  {
    rule: 'the member’s price and a package take nothing off the goods beside tickets',
    broken: sql`SELECT u.id FROM price_splits s
      JOIN price_lines p ON p.id = s.price_line_id
      JOIN order_units u ON u.id = s.unit_id JOIN order_lines l ON l.id = u.line_id JOIN orders o ON o.id = u.order_id
      WHERE p.type IN ('PRIME', 'PROMOTION') AND l.kind <> o.type`,
  },
]
