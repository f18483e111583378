import { sql } from 'drizzle-orm'
import { offerOf, orderInput, placedOrder } from '../__tests__/support/buyer'
import { createTestGateway, type TestGateway } from '../__tests__/support/test-gateway'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { expireOrders } from '../gateway/src/services/orders/end-orders'
import { startPostgres } from '../scripts/postgres'
import { getOrder } from '../src/contracts/order/get-order'
import { listOrders } from '../src/contracts/order/list-orders'
import { preOrder } from '../src/contracts/order/pre-order'

const SIZES = [1_000, 100_000]
/** Maximum factor in time for a hundred times as many orders. */
const MAX_RATIO = 2
const ORDERS_OF_USER = 20
const REPEATS = 40
const SWEEPS = 5
const OVERDUE = 50 * SWEEPS
/** Copies per statement, limited by its timeout. */
const BATCH = 1_000
const SHOW = NAMED_SHOWS.simpleConcert

/** Rows of an order by table, with the columns that distinguish copies. */
const COPIED: readonly [table: string, filter: string, ids: readonly string[]][] = [
  ['orders', 'id', ['id', 'root_id', 'bind_id', 'order_number']],
  ['order_changes', 'order_id', ['order_id']],
  ['order_lines', 'order_id', ['id', 'order_id']],
  ['order_units', 'order_id', ['id', 'order_id', 'line_id']],
  ['price_lines', 'order_id', ['id', 'order_id']],
  ['transactions', 'order_id', ['id', 'order_id']],
  ['vouchers', 'order_id', ['id', 'order_id']],
  ['tickets', 'order_id', ['id', 'order_id', 'unit_id', 'voucher_id']],
]

/**
 * `npm run bench:orders`: the order list, an order, an offer and the sweep of overdue orders with a hundred thousand
 * orders against a thousand, on PostgreSQL.
 */
async function main(): Promise<void> {
  const server = await startPostgres()
  if (!server) throw new Error('there is no PostgreSQL here')
  process.env.TEST_DATABASE_URL = server.url
  const measured: Record<string, number>[] = []
  for (const size of SIZES) measured.push(await measure(size))
  await server.stop()
  const [few = {}, many = {}] = measured
  const names = Object.keys(few)
  console.log(`ms at the median   ${SIZES.map((size) => String(size).padStart(9)).join('')}    ratio`)
  const ratios = names.map((name) => (many[name] ?? 0) / (few[name] ?? 1))
  names.forEach((name, at) => {
    const figures = [few[name] ?? 0, many[name] ?? 0, ratios[at] ?? 0].map((figure) => figure.toFixed(1).padStart(9))
    console.log(name.padEnd(19) + figures.join(''))
  })
  if (ratios.some((ratio) => ratio > MAX_RATIO)) throw new Error(`more than ${MAX_RATIO} times as long`)
}

async function measure(size: number): Promise<Record<string, number>> {
  const shop = await createTestGateway()
  const as = await shop.signIn()
  const paid = await placedOrder(shop, SHOW, as, 'paid')
  await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${paid.orderId}/pay`, payload: {} })
  await copyOrder(shop, paid.orderId, size)
  const unpaid = await placedOrder(shop, SHOW, as, 'unpaid')
  await copyOrder(shop, unpaid.orderId, OVERDUE)
  await keepUnits(shop, unpaid.orderId)
  await shop.database.db.execute(sql`ANALYZE`)
  const { items, ...wanted } = await orderInput(shop, SHOW, as)
  const offer = { src: wanted.src, ...(await offerOf(shop, SHOW)), items }
  const calls: Record<string, () => Promise<{ data: unknown }>> = {
    'list of orders': () => shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as }),
    order: () => shop.call(getOrder, { orderId: paid.orderId, fromPage: 'BENCH' }, { as }),
    offer: () =>
      shop.call(preOrder, { src: offer.src, showId: SHOW, bizShowSessionId: offer.bizShowSessionId, items }, { as }),
  }
  const took: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls))
    took[name] = await medianOf(REPEATS, async () => answered(await call()))
  shop.clock.advance(60 * 60 * 1000)
  const { clock, database } = shop
  took['sweep of overdue'] = await medianOf(SWEEPS, async () => {
    if ((await expireOrders({ db: database.db, clock })) === 0) throw new Error('nothing was overdue')
  })
  await shop.gateway.close()
  await database.close()
  return took
}

function answered({ data }: { data: unknown }): void {
  if (data === null) throw new Error('a call was refused')
}

async function medianOf(times: number, work: () => Promise<void>): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
  }
  return took.sort((a, b) => a - b)[times >> 1] ?? 0
}

/** Copies an order: the first few for the same user, the others for as many users as needed. */
async function copyOrder({ database: { db } }: TestGateway, orderId: string, copies: number): Promise<void> {
  await db.execute(sql`INSERT INTO users
    SELECT p.* FROM users u JOIN orders o ON o.user_id = u.id,
      generate_series(1, ${copies}::int / ${ORDERS_OF_USER}::int) n,
      LATERAL jsonb_populate_record(NULL::users, to_jsonb(u) || jsonb_build_object(
        'id', u.id || '-' || n, 'cellphone', '15' || lpad(n::text, 9, '0'))) p
    WHERE o.id = ${orderId} ON CONFLICT DO NOTHING`)
  for (let from = 1; from <= copies; from += BATCH) {
    const to = Math.min(copies, from + BATCH - 1)
    for (const [table, filter, ids] of COPIED) await copyRows(db, { table, filter, ids, orderId, from, to })
  }
}

interface Copies {
  table: string
  filter: string
  ids: readonly string[]
  orderId: string
  from: number
  to: number
}

async function copyRows(
  db: TestGateway['database']['db'],
  { table, filter, ids, orderId, from, to }: Copies,
): Promise<void> {
  const fresh = ids.map((id) => sql`${sql.raw(`'${id}'`)}::text, r.${sql.identifier(id)} || '-' || n`)
  const owner = table === 'tickets' ? 'owner_id' : 'user_id'
  const hasOwner = ['orders', 'vouchers', 'tickets'].includes(table)
  const user = sql`r.${sql.identifier(owner)} || CASE WHEN n <= ${ORDERS_OF_USER}::int THEN ''
    ELSE '-' || (n / ${ORDERS_OF_USER}::int) END`
  const changes = hasOwner ? [...fresh, sql`${sql.raw(`'${owner}'`)}::text, ${user}`] : fresh
  await db.execute(sql`INSERT INTO ${sql.identifier(table)}
    SELECT p.* FROM ${sql.identifier(table)} r, generate_series(${from}::int, ${to}::int) n,
      LATERAL jsonb_populate_record(NULL::${sql.identifier(table)},
        to_jsonb(r) || jsonb_build_object(${sql.join(changes, sql`, `)})) p
    WHERE r.${sql.identifier(filter)} = ${orderId}`)
}

/** Increases the inventory by the units of the copies. */
async function keepUnits({ database: { db } }: TestGateway, orderId: string): Promise<void> {
  await db.execute(sql`INSERT INTO allocations
    SELECT (jsonb_populate_record(NULL::allocations, to_jsonb(a) || jsonb_build_object('owner_id', l.id))).*
    FROM allocations a JOIN order_lines o ON o.id = a.owner_id, order_lines l
    WHERE o.order_id = ${orderId} AND l.order_id LIKE ${`${orderId}-%`}`)
  await db.execute(sql`UPDATE inventory i SET held = i.held + ${OVERDUE}::int, capacity = i.capacity + ${OVERDUE}::int
    WHERE i.id IN (SELECT a.inventory_id FROM allocations a JOIN order_lines o ON o.id = a.owner_id
      WHERE o.order_id = ${orderId})`)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
