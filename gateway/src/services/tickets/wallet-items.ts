import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PageQuery } from '@/contracts/page'
import type { UserCall } from '../../call'
import { VENUE_OFFSET } from '../../catalogue/venue-moment'
import { orderLines, orders } from '../../database/schema/orders'
import { reservations } from '../../database/schema/reservations'
import { vouchers } from '../../database/schema/tickets'
import { type ReservationRecord, reservationRecords } from '../reservations/reservation-records'
import { type UserVoucher, withContents } from './vouchers'

/** Entry of the wallet: tickets for a session, or a reserved time. */
export type WalletItem = { kind: 'TICKETS'; own: UserVoucher } | { kind: 'RESERVATION'; record: ReservationRecord }

/** Environment of a wallet query. */
export type WalletCall = Pick<UserCall, 'db' | 'user' | 'clock'>

interface ItemRef {
  id: string
  kind: WalletItem['kind']
}

/** A page of the wallet: what is to come, the next one on top; then what is over, the latest on top. */
export async function listWallet(call: WalletCall, query: PageQuery): Promise<{ rows: WalletItem[]; total: number }> {
  const items = itemsOf(call)
  const isOver = sql`${items.endAt} <= ${call.clock.now()}`
  const [found] = await call.db.select({ total: count() }).from(items)
  const refs = await call.db
    .select({ id: items.id, kind: items.kind })
    .from(items)
    .orderBy(isOver, sql`CASE WHEN ${isOver} THEN -${items.beginAt} ELSE ${items.beginAt} END`, items.id)
    .limit(query.length)
    .offset(query.offset)
  return { rows: await contentsOf(call, refs), total: found?.total ?? 0 }
}

/** A page of what is over, of one year or of all of them, and the years that have any; the latest first. */
export async function listPastWallet(
  call: WalletCall,
  { year, offset, length }: PageQuery & { year?: number | undefined },
): Promise<{ rows: WalletItem[]; total: number; years: number[] }> {
  const items = itemsOf(call)
  const isOver = sql`${items.endAt} <= ${call.clock.now()}`
  const years = await call.db.selectDistinct({ year: items.year }).from(items).where(isOver).orderBy(desc(items.year))
  const isWanted = and(isOver, year === undefined ? undefined : eq(items.year, year))
  const [found] = await call.db.select({ total: count() }).from(items).where(isWanted)
  const refs = await call.db
    .select({ id: items.id, kind: items.kind })
    .from(items)
    .where(isWanted)
    .orderBy(desc(items.beginAt), items.id)
    .limit(length)
    .offset(offset)
  return { rows: await contentsOf(call, refs), total: found?.total ?? 0, years: years.map((row) => row.year) }
}

/** Every item of the user by its times and the year in which it begins at its venue. */
function itemsOf({ db, user }: WalletCall) {
  const ofSession = (field: 'endAt' | 'utcOffset') => sql`(
    SELECT (${orderLines.snapshot}->'session'->>${sql.raw(`'${field}'`)})::bigint FROM ${orderLines}
    WHERE ${orderLines.orderId} = ${vouchers.orderId} AND ${orderLines.sessionId} = ${vouchers.sessionId} LIMIT 1)`
  const vouched = db
    .select({
      id: vouchers.id,
      ...timesOf('TICKETS', vouchers.showTime, ofSession('endAt'), ofSession('utcOffset')),
    })
    .from(vouchers)
    .where(eq(vouchers.userId, user.userId))
  const ofTime = (field: 'beginAt' | 'endAt') =>
    sql`(${orderLines.snapshot}->'reservation'->>${sql.raw(`'${field}'`)})::bigint`
  const reserved = db
    .select({
      id: orders.id,
      ...timesOf('RESERVATION', ofTime('beginAt'), ofTime('endAt'), sql`${sql.raw(String(VENUE_OFFSET))}`),
    })
    .from(orders)
    .innerJoin(reservations, eq(reservations.orderId, orders.id))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.kind, 'RESERVE')))
    .where(eq(orders.userId, user.userId))
  return unionAll(vouched, reserved).as('items')
}

function timesOf(kind: WalletItem['kind'], beginAt: SQL | typeof vouchers.showTime, endAt: SQL, utcOffset: SQL) {
  const local = sql`to_timestamp((${beginAt} + ${utcOffset} * 60000) / 1000.0) AT TIME ZONE 'UTC'`
  return {
    kind: sql<WalletItem['kind']>`${sql.raw(`'${kind}'`)}`.as('kind'),
    beginAt: sql<number>`${beginAt}`.mapWith(Number).as('begin_at'),
    endAt: sql<number>`${endAt}`.mapWith(Number).as('end_at'),
    year: sql<number>`extract(year FROM ${local})::int`.mapWith(Number).as('year'),
  }
}

/** Items with their content, in the given order. */
async function contentsOf({ db, clock }: WalletCall, refs: readonly ItemRef[]): Promise<WalletItem[]> {
  const idsOf = (kind: WalletItem['kind']) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id)
  const [vouched, reserved] = [idsOf('TICKETS'), idsOf('RESERVATION')]
  const rows = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(inArray(vouchers.id, vouched))
  const owned = await withContents(
    { db, clock },
    rows.map((row) => ({ voucher: row.vouchers, order: row.orders })),
  )
  const records = await reservationRecords(db, await db.select().from(orders).where(inArray(orders.id, reserved)))
  const items = new Map<string, WalletItem>([
    ...owned.map((own) => [own.voucher.id, { kind: 'TICKETS', own }] as const),
    ...records.map((record) => [record.order.id, { kind: 'RESERVATION', record }] as const),
  ])
  return refs.flatMap(({ id }) => items.get(id) ?? [])
}
