import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { sql } from 'drizzle-orm'
import { getProfile } from '@/contracts/account/get-profile'
import { STATUS } from '@/contracts/envelope'
import { getOrder } from '@/contracts/order/get-order'
import { DAY_MS } from '../src/clock'
import { DEMO_SOURCE } from '../src/demo/demo-source'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { Shop } from '../src/shop/shop'

describe('a reset of the shop', () => {
  let shop: TestGateway
  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  const reset = () => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/reset', payload: {} })
  const run = (text: string) => shop.database.db.execute(sql.raw(text)) as Promise<{ rows: Record<string, unknown>[] }>

  /** A mini-program user with an allowed message, and a table of a future migration. */
  async function livePeople(): Promise<string> {
    const token = await shop.signIn()
    await run(`INSERT INTO vendor_accounts (open_id, user_id) SELECT 'o1', id FROM users`)
    await run(`INSERT INTO allowed_messages SELECT id, 'ORDER_PAID', 'o1', 1 FROM users`)
    await run(`INSERT INTO payment_codes VALUES ('t1', '123456', 0, 0)`)
    await run('CREATE TABLE tomorrow (user_id text REFERENCES users (id))')
    await run('INSERT INTO tomorrow SELECT id FROM users')
    return token
  }

  async function filledTables(): Promise<string[]> {
    const { rows } = await run(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
    const names = rows.map(({ tablename }) => String(tablename))
    const counts = await Promise.all(names.map((name) => run(`SELECT count(*)::int AS count FROM "${name}"`)))
    return names.filter((_name, at) => counts[at]?.rows[0]?.count !== 0)
  }

  it('empties every table, including forgotten ones', async () => {
    const token = await livePeople()
    expect((await reset()).json()).toEqual({ done: true })
    expect(await filledTables()).toEqual(['inventory', 'settings', 'ticket_codes'])
    expect(await shop.call(getProfile, {}, { as: token })).toMatchObject({ statusCode: STATUS.notLogin })
  })

  it('retries a call that saw half of it, and ignores other faults', async () => {
    const token = await shop.signIn()
    const { orderId } = await placedOrder(shop, NAMED_SHOWS.fiftyTickets, token, 'half')
    await run('DELETE FROM transactions')
    const read = () => shop.call(getOrder, { orderId, fromPage: 'T' }, { as: token })
    expect(await read()).toMatchObject({ statusCode: 500 })
    await run(`UPDATE settings SET value = 'another' WHERE name = 'risk-secret'`)
    expect(await read()).toMatchObject({ statusCode: 503, comments: '现在人有点多，请稍后再试' })
    await reset()
  })

  it('reaches every other process, with the days of its shows', async () => {
    const db = shop.database.db
    const [one, other] = [
      await Shop.open(db, shop.clock.now(), DEMO_SOURCE),
      await Shop.open(db, shop.clock.now(), DEMO_SOURCE),
    ]
    const [secret, first] = [other.secret, other.catalogue]
    expect(await other.wasResetSince(secret)).toBe(false)
    await one.change({ status: 'MAINTAIN' })
    await other.refresh()
    expect([other.status, other.catalogue === first]).toEqual(['MAINTAIN', true])
    const later = shop.clock.now() + 3 * DAY_MS
    await one.reset(later)
    expect(await other.wasResetSince(secret)).toBe(true)
    expect([other.status, other.secret]).toEqual(['OPEN', one.secret])
    expect(other.catalogue.content.anchor).toBe(one.catalogue.content.anchor)
    expect(other.catalogue.content.anchor).toBe(first.content.anchor + 3 * DAY_MS)
    const beginOf = ({ catalogue }: Shop) => catalogue.show(NAMED_SHOWS.simpleConcert).sessions[0]?.beginAt
    expect(beginOf(other)).toBe(beginOf(one))
  })

  it('happens completely or not at all', async () => {
    const token = await livePeople()
    await run('ALTER TABLE inventory ADD CONSTRAINT never CHECK (capacity < 0) NOT VALID')
    expect((await reset()).statusCode).toBe(500)
    expect(await shop.call(getProfile, {}, { as: token })).toMatchObject({ statusCode: STATUS.success })
  })
})
