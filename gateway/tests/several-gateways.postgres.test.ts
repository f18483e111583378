import { type GatewayProcess, startGatewayProcess } from '@test/gateway-process'
import { urlOf, withClient } from '@test/stocked-database'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type Endpoint, rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { ShiftedClock } from '../src/clock'
import { type OpenedDatabase, openDatabase } from '../src/database/connect'
import { inventory } from '../src/database/schema/inventory'
import { orders } from '../src/database/schema/orders'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { newId } from '../src/random'
import { openLogin } from '../src/services/logins'

const GATEWAYS = 3
const BUYERS = 90
const STOCK = 50
const SHOW = NAMED_SHOWS.fiftyTickets

describe('several gateways on one database', () => {
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `several_${newId().replace(/\W/g, '').toLowerCase()}`
  const databaseUrl = urlOf(server, name)
  const gateways: GatewayProcess[] = []
  let database: OpenedDatabase

  beforeAll(async () => {
    await withClient(server, (admin) => admin.query(`CREATE DATABASE ${name}`))
    for (let at = 0; at < GATEWAYS; at += 1) gateways.push(await startGatewayProcess({ databaseUrl }))
    database = await openDatabase({ databaseUrl })
  }, 240_000)
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()))
    await database.close()
    await withClient(server, (admin) => admin.query(`DROP DATABASE ${name}`))
  }, 60_000)

  const gatewayAt = (at: number) => gateways[at % GATEWAYS] as GatewayProcess

  async function call<Input, Output>(at: number, endpoint: Endpoint<Input, Output>, input: Input, as = '', key = '') {
    const fields = { ...(input as Record<string, unknown>) }
    const path = rootPathOf(endpoint).replace(/:(\w+)/g, (_mark, field: string) => String(fields[field]))
    const isRead = endpoint.method === 'GET'
    const query = isRead ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
    const headers = { 'content-type': 'application/json', src: 'M_WEB', 'access-token': as, 'idempotency-key': key }
    const reply = await fetch(`${gatewayAt(at).origin}${path}${query}`, {
      method: endpoint.method,
      headers,
      ...(!isRead && { body: JSON.stringify(fields) }),
    })
    return (await reply.json()) as Envelope<Output>
  }

  async function buyer(at: number): Promise<string> {
    const id = newId()
    const cellphone = `137${10_000_000 + at}`
    await database.db.insert(users).values({ id, areaCode: '86', cellphone, nickname: 'Test', createdAt: Date.now() })
    return (await openLogin({ db: database.db, clock: new ShiftedClock() }, id)).accessToken
  }

  it('sell no ticket twice and lose none, while orders are paid, cancelled and tidied up', async () => {
    const { data: sessions } = await call(0, listSessionsStatic, { showId: SHOW })
    const bizShowSessionId = sessions?.sessions[0]?.bizShowSessionId ?? ''
    const { data: plans } = await call(0, listSeatPlansStatic, { showId: SHOW, bizShowSessionId })
    const seatPlanId = plans?.seatPlans[0]?.seatPlanId ?? ''
    const wanted = { src: 'M_WEB', showId: SHOW, bizShowSessionId, items: [{ seatPlanId, qty: 1 }] }
    const tokens = await Promise.all(Array.from({ length: BUYERS }, (_, at) => buyer(at)))

    async function buy(as: string, at: number): Promise<Envelope<CreateOrderOutput>> {
      const { data } = await call(at, preOrder, wanted, as)
      if (data === null) throw new Error('no offer')
      const { preOrderId, payAmount, totalAmount, agreements } = data
      const order = {
        ...wanted,
        preOrderId,
        paymentParam: { payAmount, totalAmount },
        contact: { cellphone: '13800138000', countryCode: '86' },
        agreedPolicyIds: agreements.map(({ id }) => id),
      }
      const answer = await call(at + 1, createOrder, order, as, `order-${at}`)
      if (answer.data !== null) await goOn(answer.data.orderId, as, at)
      return answer
    }

    /** A third cancels, a third pays, a third does both at once at different gateways. */
    async function goOn(orderId: string, as: string, at: number): Promise<void> {
      const cancel = () => call(at, cancelOrder, { orderId, reason: 'x' }, as)
      const pay = () => gatewayAt(at + 2).sandbox(`orders/${orderId}/pay`, {})
      const ways = [[cancel], [pay], [cancel, pay]]
      await Promise.all((ways[at % 3] ?? []).map((way) => way()))
      if (at % 10 === 0) await gatewayAt(at + 1).sandbox('jobs', {})
    }

    const answers = await Promise.all(tokens.map(buy))
    const codes = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...codes].filter((code) => code !== STATUS.success && code !== BUSINESS_ERROR.soldOut)).toEqual([])
    const placed = answers.flatMap(({ data }) => data?.orderId ?? [])
    expect(new Set(placed).size).toBe(placed.length)

    const { ok, faults } = await gatewayAt(0).sandbox<{ ok: boolean; faults: unknown[] }>('books')
    expect({ ok, faults }).toEqual({ ok: true, faults: [] })
    const rows = await database.db.select().from(orders)
    const inState = (state: string) => rows.filter((row) => row.state === state)
    expect(inState('DELIVERING').length + inState('CANCELED').length).toBe(placed.length)
    const [row] = await database.db.select().from(inventory).where(eq(inventory.id, seatPlanId))
    expect(row).toMatchObject({ held: 0, sold: inState('DELIVERING').length, capacity: STOCK })
    expect(inState('DELIVERING').length).toBeGreaterThan(0)
  }, 240_000)
})
