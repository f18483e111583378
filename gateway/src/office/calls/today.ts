import { Type } from '@sinclair/typebox'
import { and, count, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import { venueTime } from '@/domain/show-date'
import type { Context } from '../../call'
import { DAY_MS } from '../../clock'
import { orders } from '../../database/schema/orders'
import { payments } from '../../database/schema/payments'
import { refunds } from '../../database/schema/refunds'
import { tickets } from '../../database/schema/tickets'
import { CERTIFICATIONS, INVOICES, REFUND_REQUESTS, REGISTRATIONS, WORK_PERMITS } from '../applications/kinds'
import { readRoute } from '../office-call'

const KINDS = [REFUND_REQUESTS, CERTIFICATIONS, WORK_PERMITS, REGISTRATIONS, INVOICES]
/** An approved refund whose money has not left by then needs a look, ms. */
const REFUND_OVERDUE_MS = DAY_MS

/** Sales of the day of the venue, what waits for a decision, and what failed. */
export const getToday = readRoute('GET today', Type.Object({}), async (call) => {
  const start = venueTime(call.clock.now()).startOf('day').valueOf()
  return {
    start,
    sales: await salesSince(call, start),
    waiting: await waitingFor(call),
    failed: await failedSince(call, start),
  }
})

async function salesSince({ db }: Pick<Context, 'db'>, start: number) {
  const [paid] = await db
    .select({ orders: count(), cents: sum(orders.payCents).mapWith(Number) })
    .from(orders)
    .where(gte(orders.paidAt, start))
  const [sold] = await db
    .select({ tickets: count() })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(gte(orders.paidAt, start))
  const [back] = await db
    .select({ cents: sum(refunds.cents).mapWith(Number) })
    .from(refunds)
    .where(
      and(gte(refunds.decidedAt, start), inArray(refunds.state, ['APPROVED', 'REFUNDING', 'REFUNDED', 'RETURNED'])),
    )
  return {
    orders: paid?.orders ?? 0,
    cents: paid?.cents ?? 0,
    tickets: sold?.tickets ?? 0,
    refundedCents: back?.cents ?? 0,
  }
}

async function waitingFor({ db }: Pick<Context, 'db'>) {
  return Promise.all(
    KINDS.map(async ({ name, table, verdicts }) => {
      const [first = ''] = Object.keys(verdicts)
      const [row] = await db
        .select({ count: count(), oldest: sql<number | null>`min(${table.createdAt})`.mapWith(Number) })
        .from(table)
        .where(eq(table.state, first))
      return { kind: name, state: first, count: row?.count ?? 0, oldestAt: row?.count ? row.oldest : null }
    }),
  )
}

async function failedSince({ db, clock }: Pick<Context, 'db' | 'clock'>, start: number) {
  const [declined] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(eq(payments.refusal, 'DECLINED'), gte(payments.createdAt, start)))
  const [stuck] = await db
    .select({ count: count() })
    .from(refunds)
    .where(
      and(inArray(refunds.state, ['APPROVED', 'REFUNDING']), lt(refunds.decidedAt, clock.now() - REFUND_OVERDUE_MS)),
    )
  return { declinedPayments: declined?.count ?? 0, overdueRefunds: stuck?.count ?? 0 }
}
