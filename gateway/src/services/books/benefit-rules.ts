import { sql } from 'drizzle-orm'
import { POINTS_PER_YUAN } from '../../catalogue/point-terms'
import { type BookRule, ORDER_STANDING } from './book-rule'

/** Coupons, cards, memberships, points and growth. */
export const BENEFITS: readonly BookRule[] = [
  {
    rule: 'a coupon stands as the one living order that uses it',
    broken: sql`SELECT c.id FROM coupons c
      LEFT JOIN coupon_claims k ON k.coupon_id = c.id AND k.state <> 'RETURNED'
      WHERE (c.state IN ('PENDING', 'USED') OR k.state IS NOT NULL) AND c.state IS DISTINCT FROM k.state
        AND c.state <> 'REFUNDING' AND c.redeemed_at IS NULL`,
  },
  {
    rule: 'a coupon waits to be accepted in one open gift, and is given away with an accepted one only',
    broken: sql`SELECT c.id FROM coupons c
      LEFT JOIN coupon_gift_items i ON i.coupon_id = c.id AND i.is_open
      LEFT JOIN coupon_gifts g ON g.code = i.gift_code
      WHERE (c.state = 'OFFERED') <> (i.coupon_id IS NOT NULL) OR (g.code IS NOT NULL AND g.state <> 'PENDING')
        OR (c.state = 'GIVEN') <> EXISTS (SELECT 1 FROM coupon_gift_items x JOIN coupon_gifts y ON y.code = x.gift_code
          WHERE x.coupon_id = c.id AND y.state = 'ACCEPTED')`,
  },
  {
    rule: 'a gift that was accepted has given as many coupons as it was of',
    broken: sql`SELECT g.recipient_id AS id FROM coupon_gifts g JOIN coupon_gift_items i ON i.gift_code = g.code
      WHERE g.state = 'ACCEPTED' GROUP BY g.recipient_id HAVING count(*) <> (SELECT count(*) FROM coupons c
        WHERE c.user_id = g.recipient_id AND c.obtain_type = 'GIFT')`,
  },
  {
    rule: 'a coupon is pending in unpaid orders, used in paid ones and free of those that have ended',
    broken: sql`SELECT k.coupon_id AS id FROM coupon_claims k JOIN orders o ON o.id = k.order_id
      WHERE (o.state = 'UNPAID') <> (k.state = 'PENDING') OR (${ORDER_STANDING} = 'CANCELED' AND k.state <> 'RETURNED')`,
  },
  {
    rule: 'every card and membership that is paid for is there once, and none that is not',
    broken: sql`SELECT u.id FROM order_units u JOIN order_lines l ON l.id = u.line_id
      LEFT JOIN cards c ON c.unit_id = u.id LEFT JOIN memberships m ON m.unit_id = u.id
      WHERE (c.id IS NOT NULL) <> (l.snapshot ? 'card' AND u.state NOT IN ('HELD', 'RELEASED'))
        OR (m.id IS NOT NULL) <> (l.snapshot ? 'membership' AND u.state NOT IN ('HELD', 'RELEASED'))`,
  },
  {
    rule: 'a membership or a package that was paid for has given the coupons that it promised, and none else has',
    broken: sql`SELECT u.id FROM order_units u JOIN order_lines l ON l.id = u.line_id
      LEFT JOIN (SELECT source_unit_id, count(*) AS count FROM coupons WHERE source_unit_id IS NOT NULL
        GROUP BY source_unit_id) c ON c.source_unit_id = u.id
      WHERE coalesce(c.count, 0) <> CASE WHEN u.state IN ('HELD', 'RELEASED') THEN 0
        ELSE coalesce(jsonb_array_length(l.snapshot->'membership'->'gifts'),
          jsonb_array_length(l.snapshot->'coupons'), 0) END`,
  },
  {
    rule: 'money is on activated cash cards only, as much as was promised',
    broken: sql`SELECT c.id FROM cards c
      LEFT JOIN ledger_entries e ON e.ledger = 'CASH_CARD' AND e.owner_id = c.id AND e.cause = 'ISSUE'
      WHERE coalesce(e.amount, 0) <> CASE WHEN c.is_enabled
        THEN coalesce((c.snapshot->'card'->>'faceCents')::int, 0) ELSE 0 END`,
  },
  {
    rule: 'every coupon that was received from a quota has taken one of it',
    broken: sql`SELECT a.owner_id AS id FROM allocations a JOIN inventory i ON i.id = a.inventory_id
      LEFT JOIN coupons c ON c.id = a.owner_id AND c.template_id = i.id
      WHERE i.kind = 'COUPON' AND (c.id IS NULL OR a.state <> 'SOLD' OR a.qty <> 1 OR a.returned <> 0)`,
  },
  {
    rule: 'points and growth are earned by fulfilled orders only, and taken back no more than was earned',
    broken: sql`SELECT e.cause_id AS id FROM ledger_entries e LEFT JOIN orders o ON o.id = e.cause_id
      WHERE e.cause = 'ORDER' AND (o.id IS NULL OR o.user_id <> e.owner_id
        OR o.state NOT IN ('SUCCEEDED', 'CLOSED') OR e.amount < 0)
      UNION ALL
      SELECT f.order_id AS id FROM ledger_entries r JOIN refunds f ON f.id = r.cause_id
        JOIN ledger_entries e ON e.ledger = r.ledger AND e.cause = 'ORDER' AND e.cause_id = f.order_id
      WHERE r.cause = 'REFUND' GROUP BY f.order_id, r.ledger, e.amount HAVING sum(r.amount) + e.amount < 0`,
  },
  {
    rule: 'a balance is the sum of its entries',
    broken: sql`SELECT a.ledger || ' ' || a.owner_id AS id FROM ledger_accounts a
      LEFT JOIN (SELECT ledger, owner_id, sum(amount) AS amount FROM ledger_entries GROUP BY ledger, owner_id) e
        ON e.ledger = a.ledger AND e.owner_id = a.owner_id
      WHERE a.balance <> coalesce(e.amount, 0)`,
  },
  {
    rule: 'what is frozen is what unpaid orders keep',
    broken: sql`SELECT a.ledger || ' ' || a.owner_id AS id FROM ledger_accounts a
      LEFT JOIN (SELECT ledger, owner_id, sum(amount) AS amount FROM ledger_holds WHERE state = 'HELD'
        GROUP BY ledger, owner_id) h ON h.ledger = a.ledger AND h.owner_id = a.owner_id
      WHERE a.frozen <> coalesce(h.amount, 0)`,
  },
  {
    rule: 'what a bill takes off in points and from cash cards is what its order keeps, or has spent, of them',
    broken: sql`SELECT o.id FROM orders o
      LEFT JOIN (SELECT order_id, coalesce(sum(cents) FILTER (WHERE type = 'POINT'), 0) AS points,
          coalesce(sum(cents) FILTER (WHERE type = 'CASH_CARD'), 0) AS card
        FROM price_lines WHERE direction = 'MINUS' GROUP BY order_id) p ON p.order_id = o.id
      LEFT JOIN (SELECT order_id, coalesce(sum(amount) FILTER (WHERE ledger = 'POINTS'), 0) AS points,
          coalesce(sum(amount) FILTER (WHERE ledger = 'CASH_CARD'), 0) AS card
        FROM ledger_holds GROUP BY order_id) h ON h.order_id = o.id
      WHERE coalesce(h.points, 0) * 100 <> coalesce(p.points, 0) * ${POINTS_PER_YUAN}::int
        OR coalesce(h.card, 0) <> coalesce(p.card, 0)`,
  },
  {
    rule: 'points that come back are those that the order has spent',
    broken: sql`SELECT e.cause_id AS id FROM ledger_entries e
      LEFT JOIN ledger_holds h ON h.ledger = e.ledger AND h.owner_id = e.owner_id AND h.order_id = e.cause_id
        AND h.state = 'SPENT'
      WHERE e.ledger = 'POINTS' AND e.cause = 'RETURN' AND e.amount IS DISTINCT FROM h.amount`,
  },
  {
    rule: 'accounts are kept by unpaid orders, spent by paid ones and free of those that have ended',
    broken: sql`SELECT h.order_id AS id FROM ledger_holds h JOIN orders o ON o.id = h.order_id
      WHERE h.state <> CASE ${ORDER_STANDING} WHEN 'UNPAID' THEN 'HELD' WHEN 'CANCELED' THEN 'RELEASED' ELSE 'SPENT' END`,
  },
]
