import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getSpu } from '@/contracts/goods/get-spu'
import { getOrder } from '@/contracts/order/get-order'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { everyPage } from '@/domain/every-page'
import { stableId } from '../../stable-id'

interface Opened {
  http: number
  address: string
  session: { accessToken: string } | null
  fault: string | null
}

describe('the pages of the app at /sandbox', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const listed = async (): Promise<{ name: string; address: string | null }[]> =>
    (await shop.gateway.inject({ url: '/sandbox/api/pages' })).json()
  const open = async (page: string, state: string) => (await sandbox(shop, 'pages/open', { page, state })) as Opened

  it('lists all of them, with addresses for everything in the catalogue', async () => {
    const pages = await listed()
    expect(pages.map(({ name }) => name)).toEqual(everyPage().map(({ name }) => name))
    expect(pages.length).toBeGreaterThanOrEqual(157)
    expect(pages.find(({ name }) => name === 'shopDetail')?.address).toContain(stableId('spu:mug'))
  })

  it('opens each with every parameter that it requires', async () => {
    const missing = []
    for (const { name, required } of everyPage()) {
      for (const state of ['typical', 'empty', 'failed']) {
        const { http, address } = await open(name, state)
        const query = new URL(address ?? '', 'https://shop.test').searchParams
        if (http === 200)
          missing.push(...required.filter((parameter) => !query.get(parameter)).map((at) => `${name} ${at}`))
      }
    }
    expect(missing).toEqual([])
  })

  it('opens an order as its buyer, if there is one', async () => {
    const before = await createTestGateway()
    expect((await sandbox(before, 'pages/open', { page: 'orderDetail', state: 'typical' })).http).toBe(404)
    await before.close()
    const buyer = await Person.join(shop)
    const orderId = await buyer.paid()
    const { address, session } = await open('orderDetail', 'typical')
    expect(address).toContain(orderId)
    const { data } = await shop.call(getOrder, { orderId, fromPage: 'TEST' }, { as: session?.accessToken ?? '' })
    expect(data).not.toBeNull()
  })

  it('opens the orders of a user without any as a new user, and public pages as a visitor', async () => {
    const { session } = await open('orders', 'empty')
    expect(session?.accessToken).toMatch(/\w/)
    expect(session?.accessToken).not.toBe((await open('orders', 'empty')).session?.accessToken)
    expect((await open('shopDetail', 'empty')).session).toBeNull()
  })

  it('fails the calls of a page in its failed state, except those every page needs', async () => {
    const { fault } = await open('shopDetail', 'failed')
    const headers = { cookie: `a=b; encore_fault=${fault}` }
    const spuId = stableId('spu:mug')
    const ofPage = await shop.gateway.inject({ url: `/gateway/${getSpu.path.replace(':spuId', spuId)}`, headers })
    expect(ofPage.statusCode).toBe(504)
    const config = await shop.gateway.inject({ url: `/gateway/${getShopConfig.path}`, headers })
    expect(config.statusCode).toBe(200)
  })

  it.each([
    [{ page: 'nothing', state: 'typical' }, 'page'],
    [{ page: 'orders', state: 'broken' }, 'state'],
  ])('refuses %j', async (body, error) => {
    expect(await sandbox(shop, 'pages/open', body)).toEqual({ http: 400, error })
  })
})
