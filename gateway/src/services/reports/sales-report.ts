import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '../../clock'
import { orderLines, orders, orderUnits } from '../../database/schema/orders'
import { paymentDifferences, payments } from '../../database/schema/payments'
import { refundLines, refunds } from '../../database/schema/refunds'
import type { Trade } from '../trade'

/** Groups of a report. */
export const SALES_GROUPS = ['show', 'session', 'plan', 'day', 'product', 'source'] as const

export type SalesGroup = (typeof SALES_GROUPS)[number]

/** Span of a report, epoch ms: orders paid and refunds decided in it. */
export interface ReportSpan {
  from: number
  until: number
}

/** Sales and refunds of a group. Amounts in cents: paid = list − deductions, net = paid − refunded. */
export interface SalesRow {
  key: string
  name: string
  units: number
  listCents: number
  couponCents: number
  pointCents: number
  promotionCents: number
  memberCents: number
  cardCents: number
  exchangeCents: number
  paidCents: number
  refundedUnits: number
  refundedCents: number
  refundFeeCents: number
  netCents: number
}

/** Row of delivery and service fees, which belong to orders, and of refunds without units. */
const FEES = 'fees'
/** Decided refunds whose money leaves or has left. */
const REFUNDED = ['APPROVED', 'REFUNDING', 'REFUNDED', 'RETURNED'] as const
/** Longest span, ms. */
export const MAX_SPAN_MS = 400 * DAY_MS
/** Hours of the shop's day east of UTC. */
const DAY_OFFSET = sql`interval '8 hours'`

type Moment = typeof orders.paidAt | typeof refunds.decidedAt

const dayOf = (at: Moment) =>
  sql<string>`to_char(to_timestamp(${at} / 1000) AT TIME ZONE 'UTC' + ${DAY_OFFSET}, 'YYYY-MM-DD')`

function groupKey(group: SalesGroup, at: Moment): SQL<string> {
  const keys: Record<SalesGroup, SQL<string>> = {
    show: sql`coalesce(${orderLines.showId}, ${orderLines.reference})`,
    session: sql`coalesce(${orderLines.sessionId}, ${orderLines.kind})`,
    plan: sql`${orderLines.reference}`,
    day: dayOf(at),
    product: sql`coalesce(${orders.paymentProduct}, '')`,
    source: sql`${orders.source}`,
  }
  return keys[group]
}

/** Name of a group that has one: the words that buyers read. */
function groupName(group: SalesGroup, key: SQL<string>): SQL<string> {
  const title = sql`max(${orderLines.snapshot}->'title'->>'zh-CN')`
  if (group === 'show') return sql`${title}`
  if (group === 'session')
    return sql`concat_ws(' ', ${title}, max(${orderLines.snapshot}->'session'->'name'->>'zh-CN'))`
  if (group === 'plan') return sql`concat_ws(' ', ${title}, max(${orderLines.snapshot}->'option'->>'zh-CN'))`
  return key
}

const total = (value: SQL | AnyPgColumn) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number)

/** Part of a unit's deductions of one kind. */
const deducted = (type: string) =>
  total(sql`(SELECT sum(s.cents) FROM price_splits s JOIN price_lines p ON p.id = s.price_line_id
    WHERE s.unit_id = ${orderUnits.id} AND p.type = ${type})`)

/** Sales and refunds of a span by group, the fees of orders as a row of their own. */
export async function salesReport(trade: Trade, group: SalesGroup, span: ReportSpan): Promise<SalesRow[]> {
  const sold = await soldRows(trade, group, span)
  const back = await refundedRows(trade, group, span)
  const keys = [...new Set([...sold, ...back].map(({ key }) => key))].sort()
  const rows = keys.map((key) => {
    const sale = sold.find((row) => row.key === key)
    const refund = back.find((row) => row.key === key)
    return rowOf({ key, name: sale?.name ?? refund?.name ?? key, ...sale, ...refund })
  })
  return [...rows, await feesRow(trade, span, back)]
}

function rowOf(facts: Partial<SalesRow> & Pick<SalesRow, 'key' | 'name'>): SalesRow {
  const { key, name, ...amounts } = facts
  const row = {
    key,
    name,
    units: 0,
    listCents: 0,
    couponCents: 0,
    pointCents: 0,
    promotionCents: 0,
    memberCents: 0,
    cardCents: 0,
    exchangeCents: 0,
    paidCents: 0,
    refundedUnits: 0,
    refundedCents: 0,
    refundFeeCents: 0,
    ...amounts,
  }
  return { ...row, netCents: row.paidCents - row.refundedCents }
}

function soldRows({ db }: Trade, group: SalesGroup, { from, until }: ReportSpan) {
  const key = groupKey(group, orders.paidAt)
  return db
    .select({
      key,
      name: groupName(group, key),
      units: sql<number>`count(*)`.mapWith(Number),
      listCents: total(orderUnits.listCents),
      couponCents: deducted('COUPON'),
      pointCents: deducted('POINT'),
      promotionCents: deducted('PROMOTION'),
      memberCents: deducted('PRIME'),
      cardCents: total(orderUnits.cardCents),
      exchangeCents: total(orderUnits.creditCents),
      paidCents: total(orderUnits.paidCents),
    })
    .from(orderUnits)
    .innerJoin(orderLines, eq(orderLines.id, orderUnits.lineId))
    .innerJoin(orders, eq(orders.id, orderUnits.orderId))
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, until)))
    .groupBy(key)
}

function refundedRows({ db }: Trade, group: SalesGroup, { from, until }: ReportSpan) {
  const key = groupKey(group, refunds.decidedAt)
  return db
    .select({
      key,
      name: groupName(group, key),
      refundedUnits: sql<number>`count(*)`.mapWith(Number),
      refundedCents: total(refundLines.cents),
      refundFeeCents: total(refundLines.feeCents),
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(orderUnits, eq(orderUnits.id, refundLines.unitId))
    .innerJoin(orderLines, eq(orderLines.id, orderUnits.lineId))
    .innerJoin(orders, eq(orders.id, orderUnits.orderId))
    .where(
      and(
        gte(refunds.decidedAt, from),
        lt(refunds.decidedAt, until),
        inArray(refunds.state, [...REFUNDED]),
        eq(refundLines.counts, true),
      ),
    )
    .groupBy(key)
}

async function feesRow(trade: Trade, span: ReportSpan, back: readonly { refundedCents: number }[]): Promise<SalesRow> {
  const { feeCents, refundedCents } = await booked(trade, span)
  const ofUnits = back.reduce((sum, row) => sum + row.refundedCents, 0)
  return rowOf({
    key: FEES,
    name: FEES,
    listCents: feeCents,
    paidCents: feeCents,
    refundedCents: refundedCents - ofUnits,
  })
}

/** The same span in the books: orders, payments, refunds, and differences to the vendors' bills that are open. */
export async function booked({ db }: Trade, { from, until }: ReportSpan) {
  const [order] = await db
    .select({ payCents: total(sql`${orders.payCents}`), feeCents: total(sql`${orders.feeCents}`) })
    .from(orders)
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, until)))
  const [payment] = await db
    .select({ cents: total(sql`${payments.cents}`) })
    .from(payments)
    .where(and(gte(payments.paidAt, from), lt(payments.paidAt, until)))
  const [refund] = await db
    .select({ cents: total(sql`${refunds.cents}`) })
    .from(refunds)
    .where(and(gte(refunds.decidedAt, from), lt(refunds.decidedAt, until), inArray(refunds.state, [...REFUNDED])))
  const differences = await db.$count(
    paymentDifferences,
    and(gte(paymentDifferences.seenAt, from), lt(paymentDifferences.seenAt, until)),
  )
  return {
    orderCents: order?.payCents ?? 0,
    feeCents: order?.feeCents ?? 0,
    paymentCents: payment?.cents ?? 0,
    refundedCents: refund?.cents ?? 0,
    differences,
  }
}
