import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { rootPathOf } from '@/contracts/endpoint'
import { createOrder } from '@/contracts/order/create-order'
import { listOrders } from '@/contracts/order/list-orders'
import { getRiskToken } from '@/contracts/risk/get-risk-token'
import { checkRight } from '@/contracts/show/check-right'
import { checkWhiteTag } from '@/contracts/show/check-white-tag'
import { listSites } from '@/contracts/site/list-sites'
import { NAMED_SHOWS } from '../demo/named-shows'

const SITES = rootPathOf(listSites)

describe('faults on demand', () => {
  let shop: TestGateway
  let origin: string

  beforeAll(async () => {
    shop = await createTestGateway()
    origin = await shop.listen()
  })
  afterAll(() => shop.close())

  const fetchSites = (scenario: string) =>
    shop.gateway.inject({ url: SITES, headers: { 'x-sandbox-scenario': scenario } })
  const faults = (payload: object) => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/faults', payload })

  it.each([504, 461, 469, 999, 418, 403, 405, 429, 500])('answer with status %i', async (status) => {
    expect((await fetchSites(`status${status}`)).statusCode).toBe(status)
  })

  it.each([0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 77])('reject with mode %i, with a text', async (mode) => {
    const { statusCode, ...reply } = await fetchSites(`mode${mode}`)
    expect(statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ mode, data: null, comments: '沙箱模拟的失败' })
  })

  it.each([
    ['tokenExpire', 15012010],
    ['otherDevice', 15012009],
    ['needBind', 15012020],
    ['loginExpire', 15012002],
    ['langMismatch', 22046008],
    ['areaMismatch', 22046007],
    ['shopClosed', 22030000],
    ['backToBooking', 22030000],
  ])('%s refuses with %i', async (scenario, statusCode) => {
    expect((await fetchSites(scenario)).json()).toMatchObject({ statusCode })
  })

  it('answer with nothing, with a page, with half an answer, with a wrong type', async () => {
    expect((await fetchSites('emptyBody')).body).toBe('')
    expect((await fetchSites('notJson')).body).toContain('<!doctype html>')
    expect((await fetchSites('truncated')).body).toBe('{"statusCode":200,"data":{"li')
    const wrong = await fetchSites('wrongType')
    expect(wrong.headers['content-type']).toContain('text/plain')
    expect(JSON.parse(wrong.body)).toMatchObject({ statusCode: 200 })
  })

  it('wait before the answer', async () => {
    const startedAt = Date.now()
    expect((await fetchSites('latency:150')).statusCode).toBe(200)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(145)
  })

  it('drop the connection before the work is done', async () => {
    await expect(fetch(`${origin}${SITES}`, { headers: { 'x-sandbox-scenario': 'dropped' } })).rejects.toThrow()
  })

  it('lose the answer after the work is done: a retry with the same key receives it', async () => {
    const as = await shop.signIn()
    const input = await orderInput(shop, NAMED_SHOWS.simpleConcert, as)
    const send = (scenario: string) =>
      fetch(`${origin}${rootPathOf(createOrder)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'access-token': as,
          'idempotency-key': 'lost-and-found',
          ...(scenario && { 'x-sandbox-scenario': scenario }),
        },
        body: JSON.stringify(input),
      })
    await expect(send('lostAnswer')).rejects.toThrow()
    const { data } = (await (await send('')).json()) as { data: { orderId: string } }
    const { data: orders } = await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    expect(orders?.list.map(({ orderId }) => orderId)).toEqual([data.orderId])
  })

  it('deliver a call twice: one order, and its answer', async () => {
    const as = await shop.signIn('13800138002')
    const input = await orderInput(shop, NAMED_SHOWS.simpleConcert, as)
    const headers = { 'idempotency-key': 'delivered-twice', 'x-sandbox-scenario': 'duplicate' }
    const { data } = await shop.call(createOrder, input, { as, headers })
    const { data: orders } = await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    expect(orders?.list.map(({ orderId }) => orderId)).toEqual([data?.orderId])
    const again = { 'idempotency-key': 'not-a-fault' }
    const another = await orderInput(shop, NAMED_SHOWS.simpleConcert, as)
    await shop.call(createOrder, another, { as, headers: again })
    const { data: more } = await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    expect(more?.total).toBe(2)
  })

  it('affect only the risk service', async () => {
    const headers = { 'x-sandbox-scenario': 'riskNon200' }
    const token = await shop.gateway.inject({ method: 'POST', url: rootPathOf(getRiskToken), headers, payload: {} })
    expect([token.statusCode, (await shop.gateway.inject({ url: SITES, headers })).statusCode]).toEqual([500, 200])
    for (const { path } of [checkRight, checkWhiteTag]) {
      const url = `/gateway/${path.replace(':showId', '1')}`
      expect((await shop.gateway.inject({ url, headers })).statusCode).toBe(500)
    }
  })

  it('affect the whole shop, limited to the named calls and the given count', async () => {
    await faults({ scenario: 'mode10', path: 'v3/sites', times: 2 })
    const plain = () => shop.gateway.inject({ url: SITES })
    expect((await plain()).json().mode).toBe(10)
    expect(
      (await shop.gateway.inject({ url: '/gateway/home/pub/v3/policy/get_all_default_policy' })).json().statusCode,
    ).toBe(200)
    expect((await plain()).json().mode).toBe(10)
    expect((await plain()).json().statusCode).toBe(200)
  })

  it('end when they are cleared', async () => {
    await faults({ scenario: 'http504', times: 100 })
    expect((await shop.gateway.inject({ url: SITES })).statusCode).toBe(504)
    await faults({})
    expect((await shop.gateway.inject({ url: SITES })).statusCode).toBe(200)
  })
})
