/** @engine embedded: its SQL only breaks a table; the stop of a process on a server is tested by the restart of gateways. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { placedOrder } from '@test/buyer'
import { startGatewayProcess, temporaryFolder } from '@test/gateway-process'
import type { TestGateway } from '@test/test-gateway'
import { paid } from '@test/visited-answers'
import { sql } from 'drizzle-orm'
import { rootPathOf } from '@/contracts/endpoint'
import { listShows } from '@/contracts/show/list-shows'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { startGateway } from '../src/start-gateway'

const LIST = `${rootPathOf(listShows)}?offset=0&length=1`

describe('a gateway that is watched', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway({ metricsToken: 'secret' })
  })
  afterAll(() => shop.close())

  const get = (url: string, headers = {}) => shop.gateway.inject({ url, headers })

  it('reports health and readiness', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' })
    const ready = await get('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  })

  it('counts answers by route and code, for holders of the token', async () => {
    await get(LIST)
    await get(`${LIST}&lang=en&keyword=13800138000`)
    await get('/gateway/show/pub/v5/nowhere')
    expect((await get('/metrics')).statusCode).toBe(403)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(403)
    const { body } = await get('/metrics', { authorization: 'Bearer secret' })
    expect(body).toContain(
      `http_request_duration_seconds_count{method="GET",route="${rootPathOf(listShows)}",status="200"} 2`,
    )
    expect(body).toContain('route="none",status="404"')
    expect(body).not.toContain('13800138000')
  })

  it('counts payments and seats left, in the database', async () => {
    const numbers = async () => {
      const { body } = await get('/metrics', { authorization: 'Bearer secret' })
      const read = (series: string) =>
        Number(
          body
            .split('\n')
            .find((line) => line.startsWith(series))
            ?.split(' ')[1] ?? 0,
        )
      return { paid: read('shop_payments{state="PAID"}'), left: read('shop_units_left{kind="SEAT_PLAN"}') }
    }
    const before = await numbers()
    const as = await shop.signIn('13900004711')
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'measured', 2)
    expect(await numbers()).toEqual({ paid: before.paid, left: before.left - 2 })
    await paid(shop, order)
    expect(await numbers()).toEqual({ paid: before.paid + 1, left: before.left - 2 })
  })

  it('answers without a token to callers on the same machine, never through a proxy', async () => {
    const open = await createTestGateway()
    const read = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      open.gateway.inject({ url: '/metrics', headers, remoteAddress })
    expect((await read({})).statusCode).toBe(200)
    expect((await read({}, '192.168.1.7')).statusCode).toBe(403)
    for (const forwarded of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'forwarded',
      'via',
    ])
      expect((await read({ [forwarded]: '127.0.0.1' })).statusCode).toBe(403)
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect((await read({ host })).statusCode).toBe(200)
    for (const host of ['evil.example', 'localhost.evil.example']) expect((await read({ host })).statusCode).toBe(403)
    await open.close()
  })

  it('cannot serve without its database', async () => {
    const open = await createTestGateway()
    await open.database.close()
    const ready = await open.gateway.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }])
    await open.gateway.close()
  })
})

describe('the log of a gateway', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it('contains routes, codes and traces, but no persons', async () => {
    const lines = shop.logged
    await shop.database.db.execute(sql.raw('ALTER TABLE attendees ADD CONSTRAINT never CHECK (name = $$x$$)'))
    const token = await shop.signIn('13912345678')
    const reply = await shop.gateway.inject({
      method: 'POST',
      url: '/gateway/user/buyer/v3/show_user?keyword=13912345678',
      headers: { 'access-token': token, 'front-trace-id': 'abc123' },
      payload: { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' },
    })
    expect(reply.statusCode).toBe(500)
    const text = lines.join('')
    expect(text).toContain('"trace":"abc123"')
    expect(text).toContain('"constraint":"never"')
    expect(text).toContain('/gateway/user/buyer/v3/show_user')
    expect(lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'answered')).toMatchObject({
      method: 'POST',
      route: '/gateway/user/buyer/v3/show_user',
      status: 500,
      code: 500,
    })
    for (const secret of ['王小明', 'E12345678', '13912345678', token]) expect(text).not.toContain(secret)
  })

  it.each(['a b', 'x'.repeat(100), '<script>'])('rejects a trace id like %j', async (trace) => {
    await shop.gateway.inject({ url: LIST, headers: { 'front-trace-id': trace } })
    expect(JSON.parse(shop.logged.at(-1) ?? '').trace).toMatch(/^[0-9a-f]{24}$/)
  })
})

describe('a gateway process', () => {
  it('answers pending calls after a stop signal, then ends', async () => {
    const gateway = await startGatewayProcess({ databaseUrl: process.env.TEST_DATABASE_URL })
    const slow = fetch(`${gateway.origin}${LIST}`, { headers: { 'x-sandbox-scenario': 'latency:1500' } })
    await fetch(`${gateway.origin}/health`)
    const stopped = gateway.stop()
    expect((await slow).status).toBe(200)
    // A free port is no proof: another test may have it by now.
    expect(await stopped).toBe(0)
  })

  it('listens on this machine only', async () => {
    const gateway = await startGatewayProcess({ databaseUrl: process.env.TEST_DATABASE_URL })
    const { port } = new URL(gateway.origin)
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    // All of 127.* is this machine; who listens everywhere answers there as well.
    await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow()
    await gateway.stop()
  })

  it('rejects a folder opened by another process, with a text', async () => {
    const dataDir = temporaryFolder()
    const first = await startGatewayProcess({ dataDir })
    await expect(startGatewayProcess({ dataDir })).rejects.toThrow('is open already, in process')
    await first.kill()
    const next = await startGatewayProcess({ dataDir })
    await next.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
})

describe('a gateway with its sandbox (S12)', () => {
  it.each([
    ['a public origin', { publicOrigin: 'https://shop.example' }],
    ['proxies', { trustedProxies: '10.0.0.0/8' }],
    ['an address for other machines', { host: '0.0.0.0' }],
  ])('does not start with %s', async (_what, options) => {
    await expect(startGateway({ port: 0, sandbox: true, ...options })).rejects.toThrow('SANDBOX=1 hands out')
  })
})

describe('a taken port', () => {
  it('fails the start without the sandbox', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const environment = { SANDBOX: '0', PORT: String(port) }
    await expect(startGatewayProcess({ environment })).rejects.toThrow('EADDRINUSE')
    other.close()
  })
})

describe('a gateway with a public origin', () => {
  it.each(['https://shop.example/', 'https://user@shop.example', 'https://shop.example/path', 'shop.example', ''])(
    'does not start when that is %p',
    async (publicOrigin) => {
      await expect(startGateway({ port: 0, sandbox: true, publicOrigin })).rejects.toThrow('is no origin')
    },
  )
})
