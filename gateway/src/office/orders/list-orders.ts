import { type Static, Type } from '@sinclair/typebox'
import { and, asc, between, count, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { formatCents } from '@/domain/money'
import { ORDER_STATES } from '@/domain/order-state'
import type { Context } from '../../call'
import { orders } from '../../database/schema/orders'
import { tickets } from '../../database/schema/tickets'
import { currentOrderState, stateNow } from '../../services/orders/find-orders'
import { recordsOf } from '../../services/orders/order-records'
import { MASKED } from '../masked'
import { readRoute, type StaffCall } from '../office-call'
import { exported, type Page, pageSchema, wholeList } from '../page-query'

const OrderQuery = pageSchema({
  /** Order number, phone (whole, its last four digits, or masked), or number of a ticket. */
  q: Type.Optional(Type.String({ maxLength: 60 })),
  state: Type.Optional(Type.Union(Object.keys(ORDER_STATES).map((state) => Type.Literal(state)))),
  showId: Type.Optional(Type.String({ maxLength: 60 })),
  sessionId: Type.Optional(Type.String({ maxLength: 60 })),
  /** Epoch ms. */
  from: Type.Optional(Type.Integer()),
  until: Type.Optional(Type.Integer()),
  sort: Type.Union([Type.Literal('createdAt'), Type.Literal('payCents')], { default: 'createdAt' }),
})
type OrderQuery = Static<typeof OrderQuery>

export const listOrders = readRoute('GET orders', OrderQuery, (call) => orderPage(call, call.input))

export const exportOrders = readRoute('GET orders/export', OrderQuery, async (call) =>
  exported('orders', await orderPage(call, wholeList(call.input)), ({ createdAt, payCents, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    amount: formatCents(payCents),
  })),
)

async function orderPage(
  call: Pick<StaffCall, 'db' | 'clock' | 'locale'>,
  query: OrderQuery,
): Promise<Page<OrderEntry>> {
  const { db, clock, locale } = call
  const { page, perPage, order, sort } = query
  const matching = matchingOrders(call, query)
  const direction = order === 'ASC' ? asc : desc
  const [counted] = await db.select({ total: count() }).from(orders).where(matching)
  const rows = await db
    .select()
    .from(orders)
    .where(matching)
    .orderBy(direction(orders[sort]), direction(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const records = await recordsOf(db, rows)
  const entries = records.map(({ order: row, lines }) => ({
    id: row.id,
    orderNumber: row.orderNumber,
    type: row.type,
    state: currentOrderState(row, clock.now()),
    title: lines[0]?.snapshot.title[locale] ?? '',
    qty: row.unitQty,
    payCents: row.payCents,
    phone: MASKED.phone(row.contactCellphone) ?? '',
    createdAt: row.createdAt,
  }))
  return { total: counted?.total ?? 0, rows: entries }
}

interface OrderEntry {
  id: string
  orderNumber: string
  type: string
  state: string
  title: string
  qty: number
  payCents: number
  phone: string
  createdAt: number
}

function matchingOrders({ db, clock }: Pick<Context, 'db' | 'clock'>, query: OrderQuery): SQL | undefined {
  const { q = '', state, showId, sessionId, from, until } = query
  return and(
    q.trim() === '' ? undefined : matchingWords({ db }, q.trim()),
    state === undefined ? undefined : sql`${stateNow(clock.now())} = ${state}`,
    showId === undefined
      ? undefined
      : sql`${orders.id} IN (SELECT order_id FROM order_lines WHERE show_id = ${showId})`,
    sessionId === undefined
      ? undefined
      : sql`${orders.id} IN (SELECT order_id FROM order_lines WHERE session_id = ${sessionId})`,
    from === undefined ? undefined : gte(orders.createdAt, from),
    until === undefined ? undefined : lt(orders.createdAt, until),
  )
}

function matchingWords({ db }: Pick<Context, 'db'>, words: string): SQL | undefined {
  const digits = words.replace(/[\s-]/g, '')
  const mask = /^(\d{3})\*+(\d{4})$/.exec(digits)
  const ticket = /^(\d{6})\d{6}$/.exec(digits)
  const byTicket = db
    .select({ id: tickets.orderId })
    .from(tickets)
    .where(ticket ? between(tickets.ticketCode, `${ticket[1]}000000`, `${ticket[1]}999999`) : eq(tickets.id, words))
  return or(
    eq(orders.orderNumber, words),
    eq(orders.id, words),
    inArray(orders.id, byTicket),
    mask ? like(orders.contactCellphone, `${mask[1]}%${mask[2]}`) : undefined,
    /^\d{4,15}$/.test(digits) ? like(orders.contactCellphone, `%${digits}`) : undefined,
  )
}
