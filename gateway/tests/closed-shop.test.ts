import type { TestGateway } from '@test/test-gateway'
import { rootPathOf } from '@/contracts/endpoint'
import { ERROR_CODE } from '@/contracts/envelope'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { listSites } from '@/contracts/site/list-sites'
import { routes } from '../src/routes'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const setStatus = (status: string) =>
  shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { status } })

describe('a shop that is not open', () => {
  afterEach(() => setStatus('OPEN'))

  it.each([
    ['CLOSED', '店铺已打烊'],
    ['SUSPENDED', '店铺暂停营业'],
    ['EXPIRED', '店铺暂停服务'],
    ['MAINTAIN', '店铺维护中，马上就好'],
  ])('shows the reason (%s)', async (status, comments) => {
    await setStatus(status)
    expect(await shop.call(listSites, {})).toMatchObject({ errorCode: ERROR_CODE.shopNotOpen, mode: 0, comments })
    expect((await shop.call(getShopConfig, {})).data?.cyShopConfigVO.shopStatus).toBe(status)
  })

  it('refuses every call but its own configuration', async () => {
    await setStatus('CLOSED')
    const answered: string[] = []
    for (const { endpoint, name } of routes) {
      const reply = await shop.gateway.inject({ method: endpoint.method, url: rootPathOf(endpoint), payload: {} })
      if (reply.json().errorCode !== ERROR_CODE.shopNotOpen) answered.push(name)
    }
    expect(answered).toEqual([`GET ${getShopConfig.path}`])
  })

  it('opens again, and rejects an unknown status', async () => {
    await setStatus('CLOSED')
    await setStatus('ASLEEP')
    expect((await shop.call(listSites, {})).errorCode).toBe(ERROR_CODE.shopNotOpen)
    await setStatus('OPEN')
    expect((await shop.call(listSites, {})).statusCode).toBe(200)
  })
})
