import { sql } from 'drizzle-orm'
import { BENEFITS } from './benefit-rules'
import { type BookRule, ORDER_STANDING } from './book-rule'
import { GOODS } from './goods-rules'
import { INVOICES } from './invoice-rules'
import { VISITS } from './visit-rules'
import { WAIT_LIST } from './wait-list-rules'

const INVENTORY: readonly BookRule[] = [
  {
    rule: 'held and sold are the sum of the allocations',
    broken: sql`SELECT i.id FROM inventory i
      LEFT JOIN (
        SELECT inventory_id,
          sum(qty) FILTER (WHERE state = 'HELD') AS held,
          sum(qty - returned) FILTER (WHERE state = 'SOLD') AS sold
        FROM allocations GROUP BY inventory_id
      ) a ON a.inventory_id = i.id
      WHERE i.held <> coalesce(a.held, 0) OR i.sold <> coalesce(a.sold, 0)`,
  },
  {
    rule: 'an order keeps its units while it is unpaid, has bought them when it is paid, and lets go of them when it ends',
    broken: sql`SELECT a.owner_id AS id FROM allocations a
      JOIN order_lines l ON l.id = a.owner_id JOIN orders o ON o.id = l.order_id
      WHERE a.state <> CASE ${ORDER_STANDING} WHEN 'UNPAID' THEN 'HELD' WHEN 'CANCELED' THEN 'RELEASED' ELSE 'SOLD' END`,
  },
]

const SEATS: readonly BookRule[] = [
  {
    rule: 'of a plan whose seats are picked as many seats are kept and sold as units',
    broken: sql`SELECT i.id FROM inventory i
      JOIN (SELECT seat_plan_id, count(*) FILTER (WHERE state = 'HELD') AS held,
        count(*) FILTER (WHERE state = 'SOLD') AS sold FROM seats GROUP BY seat_plan_id) s ON s.seat_plan_id = i.id
      WHERE i.held <> s.held OR i.sold <> s.sold`,
  },
  {
    rule: 'a seat that is kept or sold is that of one unit that is kept or sold',
    broken: sql`SELECT s.session_id || ' ' || s.seat_id AS id FROM seats s
      LEFT JOIN order_units u ON u.id = s.unit_id
      WHERE s.state IN ('HELD', 'SOLD') AND s.state IS DISTINCT FROM u.state`,
  },
]

const MONEY: readonly BookRule[] = [
  {
    rule: 'what units cost and what is paid for them add up to the order',
    broken: sql`SELECT o.id FROM orders o
      JOIN (SELECT u.order_id, sum(u.list_cents) AS list, sum(u.paid_cents) AS paid,
          count(*) FILTER (WHERE l.kind = b.type) AS units
        FROM order_units u JOIN order_lines l ON l.id = u.line_id JOIN orders b ON b.id = u.order_id
        GROUP BY u.order_id) u ON u.order_id = o.id
      WHERE u.list <> o.list_cents OR u.paid + o.fee_cents <> o.pay_cents OR u.units <> o.unit_qty`,
  },
  {
    rule: 'the bill adds up to the order',
    broken: sql`SELECT o.id FROM orders o
      JOIN (SELECT order_id,
          sum(cents) FILTER (WHERE direction = 'PLUS') AS plus,
          coalesce(sum(cents) FILTER (WHERE direction = 'MINUS'), 0) AS minus
        FROM price_lines GROUP BY order_id) p ON p.order_id = o.id
      WHERE p.plus <> o.list_cents + o.fee_cents OR p.minus <> o.deduction_cents`,
  },
  {
    rule: 'a deduction is the sum of its splits',
    broken: sql`SELECT p.id FROM price_lines p
      LEFT JOIN (SELECT price_line_id, sum(cents) AS cents FROM price_splits GROUP BY price_line_id) s
        ON s.price_line_id = p.id
      WHERE p.direction = 'MINUS' AND coalesce(s.cents, 0) <> p.cents`,
  },
  {
    rule: 'what is paid for a unit is its list price less its splits',
    broken: sql`SELECT u.id FROM order_units u
      LEFT JOIN (
        SELECT s.unit_id, sum(s.cents) AS cents,
          coalesce(sum(s.cents) FILTER (WHERE p.type = 'CASH_CARD'), 0) AS card,
          coalesce(sum(s.cents) FILTER (WHERE p.type = 'EXCHANGE'), 0) AS credit
        FROM price_splits s JOIN price_lines p ON p.id = s.price_line_id GROUP BY s.unit_id
      ) s ON s.unit_id = u.id
      WHERE u.paid_cents <> u.list_cents - coalesce(s.cents, 0)
        OR u.card_cents <> coalesce(s.card, 0) OR u.credit_cents <> coalesce(s.credit, 0)`,
  },
  {
    rule: 'the transactions of an order add up to what it costs and stand as it stands',
    broken: sql`SELECT o.id FROM orders o
      LEFT JOIN transactions t ON t.order_id = o.id
      GROUP BY o.id
      HAVING coalesce(sum(t.cents), 0) <> o.pay_cents OR coalesce(bool_or(t.cents > 0 AND t.state <> CASE
        WHEN o.state = 'UNPAID' THEN 'UNPAID' WHEN ${ORDER_STANDING} = 'CANCELED' THEN 'CLOSED' ELSE 'PAID' END), false)`,
  },
  {
    rule: 'money that came paid transactions or went back',
    broken: sql`SELECT p.id FROM payments p
      LEFT JOIN (SELECT payment_id, sum(cents) AS cents FROM transactions GROUP BY payment_id) t ON t.payment_id = p.id
      LEFT JOIN (SELECT payment_id, sum(cents) AS cents FROM refund_payments WHERE is_late GROUP BY payment_id) r
        ON r.payment_id = p.id
      WHERE coalesce(t.cents, 0) + coalesce(r.cents, 0) <> CASE WHEN p.state = 'PAID' THEN p.cents ELSE 0 END`,
  },
  {
    rule: 'only an unpaid order has a payment open',
    broken: sql`SELECT p.id FROM payments p JOIN payment_transactions l ON l.payment_id = p.id
      JOIN transactions t ON t.id = l.transaction_id
      WHERE l.is_open <> (p.state = 'OPEN') OR (l.is_open AND t.state <> 'UNPAID')`,
  },
  {
    rule: 'no more goes back than was paid',
    broken: sql`SELECT p.id FROM payments p
      JOIN (SELECT r.payment_id, sum(r.cents) AS cents FROM refund_payments r
        JOIN refunds f ON f.id = r.refund_id WHERE f.state NOT IN ('REJECTED', 'CANCELED') GROUP BY r.payment_id) r
        ON r.payment_id = p.id
      WHERE r.cents > p.cents`,
  },
  {
    rule: 'a refund is the sum of its units and comes from payments',
    broken: sql`SELECT f.id FROM refunds f
      LEFT JOIN (SELECT refund_id, sum(cents) AS cents, sum(fee_cents) AS fee, sum(card_cents) AS card
        FROM refund_lines GROUP BY refund_id) l ON l.refund_id = f.id
      LEFT JOIN (SELECT refund_id, sum(cents) AS cents FROM refund_payments GROUP BY refund_id) p ON p.refund_id = f.id
      WHERE coalesce(p.cents, 0) <> f.cents OR (f.kind <> 'LATE_PAYMENT' AND (
        coalesce(l.cents, 0) + f.delivery_cents <> f.cents OR coalesce(l.fee, 0) <> f.fee_cents
        OR coalesce(l.card, 0) <> f.card_cents))`,
  },
  {
    rule: 'a ticket is being refunded exactly while somebody asks for it, and its unit is back when that was granted',
    broken: sql`SELECT t.id FROM tickets t JOIN order_units u ON u.id = t.unit_id
      LEFT JOIN refund_lines l ON l.unit_id = t.unit_id AND l.counts
      LEFT JOIN refunds f ON f.id = l.refund_id
      WHERE (t.state = 'REFUNDING') <> coalesce(f.state = 'APPLYING', false)
        OR (u.state = 'REFUNDED') <> coalesce(f.state IN ('APPROVED', 'REFUNDING', 'REFUNDED', 'RETURNED'), false)
        OR f.state IN ('REJECTED', 'CANCELED')`,
  },
  {
    rule: 'a unit gives back what was paid for it, less the fee',
    broken: sql`SELECT u.id FROM order_units u
      JOIN refund_lines l ON l.unit_id = u.id AND l.counts
      WHERE l.cents + l.card_cents + l.fee_cents <> u.paid_cents + u.credit_cents + u.card_cents`,
  },
]

const ORDERS: readonly BookRule[] = [
  {
    rule: 'the state of an order is the last that was written down',
    broken: sql`SELECT o.id FROM orders o
      LEFT JOIN order_changes c ON c.order_id = o.id AND c.state = o.state
      WHERE c.order_id IS NULL
        OR EXISTS (SELECT 1 FROM order_changes n WHERE n.order_id = o.id AND n.from_state = o.state)`,
  },
  {
    rule: 'units stand as their order stands',
    broken: sql`SELECT u.id FROM order_units u JOIN orders o ON o.id = u.order_id
      WHERE NOT CASE ${ORDER_STANDING}
        WHEN 'UNPAID' THEN u.state = 'HELD'
        WHEN 'CANCELED' THEN u.state = 'RELEASED'
        WHEN 'REFUNDED_TICKET' THEN u.state IN ('REFUNDED', 'EXCHANGED')
        ELSE u.state IN ('SOLD', 'REFUNDED', 'EXCHANGED') END`,
  },
  {
    rule: 'a ticket is made for every unit of a session, once, and stands as the unit stands',
    broken: sql`SELECT u.id FROM order_units u JOIN order_lines l ON l.id = u.line_id
      LEFT JOIN tickets t ON t.unit_id = u.id
      WHERE (l.kind = 'TICKET' AND l.session_id IS NOT NULL OR t.id IS NOT NULL) AND NOT coalesce(CASE u.state
        WHEN 'HELD' THEN t.state = 'RESERVED'
        WHEN 'RELEASED' THEN t.state = 'CANCELED'
        WHEN 'SOLD' THEN t.state IN ('UNUSED', 'LOCKED', 'USED', 'REFUNDING') OR (t.state = 'RESERVED' AND EXISTS
          (SELECT 1 FROM wait_list_entries e WHERE e.order_id = u.order_id AND e.state = 'WAITING'))
        ELSE t.state = u.state END, false)`,
  },
  {
    rule: 'a unit is exchanged exactly for one other, of an order that came of its own and gives back as much',
    broken: sql`SELECT u.id FROM order_units u
      LEFT JOIN rebook_units r ON r.unit_id = u.id AND r.counts
      LEFT JOIN rebooks b ON b.id = r.rebook_id
      LEFT JOIN order_units n ON n.id = r.new_unit_id
      LEFT JOIN orders o ON o.id = n.order_id
      WHERE (u.state = 'EXCHANGED') <> coalesce(o.predecessor_id = u.order_id AND b.order_id = u.order_id
        AND b.successor_id = o.id AND n.credit_cents + n.paid_cents = u.paid_cents + u.credit_cents, false)`,
  },
  {
    rule: 'a ticket that is paid has one owner: whose voucher holds it',
    broken: sql`SELECT t.id FROM tickets t
      LEFT JOIN vouchers v ON v.id = t.voucher_id
      WHERE (t.state IN ('UNUSED', 'LOCKED', 'USED', 'REFUNDING')
          AND (v.id IS NULL OR v.user_id <> t.owner_id OR v.session_id <> t.session_id))
        OR (t.state IN ('RESERVED', 'CANCELED') AND v.id IS NOT NULL)`,
  },
  {
    rule: 'a ticket is locked exactly while it is being sent',
    broken: sql`SELECT t.id FROM tickets t
      LEFT JOIN transfer_tickets x ON x.ticket_id = t.id AND x.is_open
      LEFT JOIN transfers f ON f.id = x.transfer_id
      WHERE (t.state = 'LOCKED') <> coalesce(f.state = 'PENDING', false) OR (f.state <> 'PENDING')`,
  },
  {
    rule: 'a transfer that was accepted filled one voucher, of its recipient; the others filled none',
    broken: sql`SELECT f.id FROM transfers f LEFT JOIN vouchers v ON v.transfer_id = f.id
      WHERE (f.state = 'ACCEPTED') <> coalesce(v.user_id = f.recipient_id AND v.user_id <> f.sender_id, false)`,
  },
  {
    rule: 'a ticket is received exactly where it came by a transfer, and else is still its buyer’s',
    broken: sql`SELECT t.id FROM tickets t JOIN orders o ON o.id = t.order_id LEFT JOIN vouchers v ON v.id = t.voucher_id
      WHERE t.is_received <> coalesce(v.transfer_id IS NOT NULL AND EXISTS (SELECT 1 FROM transfer_tickets x
          WHERE x.transfer_id = v.transfer_id AND x.ticket_id = t.id), false)
        OR (NOT t.is_received AND t.owner_id <> o.user_id)`,
  },
]

/** All that is always true, whatever happens to the shop. */
export const BOOK_RULES: readonly BookRule[] = [
  ...INVENTORY,
  ...GOODS,
  ...SEATS,
  ...MONEY,
  ...ORDERS,
  ...INVOICES,
  ...WAIT_LIST,
  ...VISITS,
  ...BENEFITS,
]
