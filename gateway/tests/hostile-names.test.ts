import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { bindPhone } from '@/contracts/account/bind-phone'
import { loginWithCode } from '@/contracts/account/login-with-code'
import { createAddress } from '@/contracts/address/create-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { getCustomerService } from '@/contracts/service/get-customer-service'
import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { routes } from '../src/routes'

/** Names that every object of JavaScript knows. */
const HOSTILE = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__']

describe('a caller', () => {
  let shop: TestGateway
  let as: string
  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterAll(() => shop.close())

  it.each(HOSTILE)('receives the language of the shop for the language %s, whatever the call', async (name) => {
    for (const { endpoint } of routes.filter(({ endpoint }) => endpoint.method === 'GET')) {
      const url = rootPathOf(endpoint).replace(/:\w+/g, 'none')
      for (const [query, headers] of [
        [`lang=${name}`, {}],
        ['', { locale: name }],
        [`${name}=1&${name}[${name}]=2`, { src: name, 'x-sandbox-scenario': `${name},${name}:${name}` }],
      ] as const) {
        const reply = await shop.gateway.inject({ url: `${url}?${query}`, headers })
        expect([reply.statusCode, typeof reply.json().comments]).toEqual([200, 'string'])
      }
    }
  })

  it.each(HOSTILE)('receives pages for the language %s', async (name) => {
    const page = await shop.gateway.inject(`/sandbox/cashier/none?lang=${name}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="zh">')
  })

  it.each(HOSTILE)('receives nothing unknown for the terminal, a region, a store or a language %s', async (name) => {
    const service = await shop.call(getCustomerService, {}, { src: name })
    expect(service.data).not.toHaveProperty('nativeService')
    const targets = [{ targetId: NAMED_SHOWS.fiftyTickets, targetType: 'SHOW', remindType: 'SALE' }] as const
    const reminders = await shop.call(querySubscriptions, { targets: [...targets] }, { as, src: name })
    expect(reminders.data).toMatchObject([{ methodOptions: [{ method: 'SMS' }] }])
    // A buyer per name: unpaid orders are limited.
    const buyer = await shop.signIn(`1390013${String(7000 + HOSTILE.indexOf(name))}`)
    const order = await placedOrder(shop, NAMED_SHOWS.fiftyTickets, buyer, name)
    const cashiers = await shop.call(
      listCashiers,
      { transactionIds: [order.transactionId], src: name, platform: 'h5', browserType: 'OTHER' },
      { as: buyer },
    )
    expect(cashiers).toMatchObject({ statusCode: STATUS.success, data: { payments: [] } })
    const region = { provinceId: name, cityId: name, districtId: name }
    const contact = { receiver: '王小明', cellphone: '13800138000', countryCode: '86', isDefault: false }
    const address = { ...contact, ...region, detailAddress: '人民路一号二楼' }
    expect(await shop.call(createAddress, address, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    expect((await shop.gateway.inject({ method: 'POST', url: `/files/${name}`, payload: {} })).statusCode).toBeLessThan(
      500,
    )
  })

  it.each(HOSTILE)('%s as a name in a body adds nothing to it', async (name) => {
    const person = '"name":"王小明","countryCode":"CN","idType":"PASSPORT","idNo":"E12345678"'
    const reply = await shop.gateway.inject({
      method: 'POST',
      url: rootPathOf(createAttendee),
      headers: { 'access-token': as, 'content-type': 'application/json' },
      payload: `{${person},"${name}":{"prototype":{"isAdmin":true}}}`,
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().statusCode).toEqual(expect.any(Number))
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('a body', () => {
  let shop: TestGateway
  let as: string
  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterAll(() => shop.close())

  async function send(payload: string, key = ''): Promise<Envelope<unknown>> {
    const reply = await shop.gateway.inject({
      method: 'POST',
      url: rootPathOf(createAttendee),
      headers: { 'access-token': as, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      payload,
    })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
    ['objects in lists', '[{"name":', '}]'],
  ])('rejects %s nested ten thousand deep, with a text', async (_what, open, close) => {
    for (const depth of [40, 10_000]) {
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
      expect(await send(deep)).toMatchObject({
        statusCode: BUSINESS_ERROR.badInput,
        comments: '提交失败，请返回后重试',
      })
      expect(await send(`{"name":${deep}}`)).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    }
  })

  it('may contain brackets and unbalanced quotes in its texts', async () => {
    const name = '['.repeat(100)
    const person = { name, countryCode: 'CN', idType: 'PASSPORT', idNo: 'E1234567' }
    expect(await send(JSON.stringify(person))).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    // The rules of names refuse it, not the depth of the body.
    expect(await send(JSON.stringify({ ...person, name: '[[[ \\" {{{' }))).not.toMatchObject({
      comments: '提交失败，请返回后重试',
    })
    const unbalanced = `{"name":"${'\\"'.repeat(100_000)}`
    const before = process.cpuUsage()
    expect(await send(unbalanced)).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    if (IS_NIGHTLY) expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })

  it('equals another with its names in another order, for one idempotency key', async () => {
    const first = await send('{"name":"李四","countryCode":"CN","idType":"PASSPORT","idNo":"E7654321"}', 'one')
    const again = await send('{"idNo":"E7654321","idType":"PASSPORT","countryCode":"CN","name":"李四"}', 'one')
    expect(again).toEqual(first)
    const other = await send('{"idNo":"E7654321","idType":"PASSPORT","countryCode":"CN","name":"李五"}', 'one')
    expect(other).toMatchObject({ statusCode: BUSINESS_ERROR.keyReused })
  })
})

describe('a gateway without its sandbox', () => {
  it('invents no vendor users', async () => {
    const shop = await createTestGateway({ sandbox: false })
    for (const lang of ['zh', 'zh-MO', 'en']) {
      const headers = { locale: lang }
      const login = await shop.call(
        loginWithCode,
        { appId: 'encore', code: 'alice.anything' },
        { src: 'WEIXIN_MINI', headers },
      )
      expect(login).toMatchObject({ statusCode: BUSINESS_ERROR.vendorUnavailable, data: null })
      const phone = await shop.call(
        bindPhone,
        { appId: 'encore', authCode: 'anything' },
        { src: 'WEIXIN_MINI', headers },
      )
      expect(phone).toMatchObject({ statusCode: BUSINESS_ERROR.vendorUnavailable, data: null })
    }
    expect((await shop.gateway.inject('/sandbox/api/outbox')).statusCode).toBe(404)
    await shop.close()
  })
})
