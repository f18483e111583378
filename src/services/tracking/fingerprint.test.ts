import { createBareApp } from '@test/bare-app'
import { createOrder } from '@/contracts/order/create-order'
import { getRiskToken } from '@/contracts/risk/get-risk-token'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { getFingerprintToken } from '@/contracts/track/get-fingerprint-token'
import type { HttpReply, HttpRequest } from '@/request/transport'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const ok = (data: unknown): HttpReply => ({ status: 200, headers: {}, body: { statusCode: 200, data } })

interface Shop {
  collects?: boolean
  agrees?: boolean
  /** Life of a token, s. */
  expiresIn?: number
}

/** A shop that numbers its fingerprint tokens, and the tokens that purchases send to the risk service. */
async function openShop({ collects = true, agrees = true, expiresIn }: Shop = {}) {
  const clock = { ms: Date.now() }
  jest.spyOn(Date, 'now').mockImplementation(() => clock.ms)
  // The token of a device outlives an app.
  jest.resetModules()
  const requests: HttpRequest[] = []
  const of = ({ path }: { path: string }) => requests.filter(({ url }) => url.includes(path))
  const shop = { isFailing: false }
  const binaryFlags = collects ? ['IS_OPEN_TD'] : []
  const app = createBareApp({
    token: 'access',
    transport: async (request) => {
      requests.push(request)
      if (request.url.includes(getShopConfig.path)) return ok({ cyShopConfigVO: { binaryFlags } })
      if (request.url.includes(getRiskToken.path)) return ok({})
      if (!request.url.includes(getFingerprintToken.path)) return ok(true)
      if (shop.isFailing) return { status: 503, headers: {}, body: '' }
      return ok({ token: `token-${of(getFingerprintToken).length}`, ...(expiresIn !== undefined && { expiresIn }) })
    },
  })
  await app.shopConfig.load()
  app.tracking.choose(agrees)
  const buy = () => app.request<object, unknown>(createOrder, { showId: 'show1' })
  const sent = () => of(getRiskToken).map(({ body }) => JSON.parse(body ?? '{}').fingerprint)
  const pass = (ms: number) => {
    clock.ms += ms
  }
  return { shop, pass, buy, sent, fetches: () => of(getFingerprintToken).length }
}

afterEach(() => jest.restoreAllMocks())

describe('the fingerprint of a purchase', () => {
  it('goes to the risk service where the merchant collects it and the user agreed (TRACK-013)', async () => {
    const { buy, sent } = await openShop()
    await buy()
    expect(sent()).toEqual(['token-1'])
  })

  it.each([{ collects: false }, { agrees: false }])('stays uncollected when %j (TRACK-013)', async (options) => {
    const { buy, sent, fetches } = await openShop(options)
    await buy()
    expect([sent(), fetches()]).toEqual([[undefined], 0])
  })

  it.each([
    [59 * MINUTE, 'token-2'],
    [60 * MINUTE, 'token-1'],
  ])('renews when less than 60 minutes remain: %i ms (TRACK-009, D-40)', async (left, token) => {
    const { pass, buy, sent } = await openShop({ expiresIn: (12 * HOUR) / 1000 })
    await buy()
    pass(12 * HOUR - left)
    await buy()
    expect(sent()).toEqual(['token-1', token])
  })

  it('lives five minutes without an expiry, and is refreshed at every use (TRACK-008, TRACK-009)', async () => {
    const { shop, pass, buy, sent } = await openShop()
    await buy()
    pass(300)
    await buy()
    shop.isFailing = true
    pass(5 * MINUTE - 1)
    await buy()
    pass(1)
    await buy()
    expect(sent()).toEqual(['token-1', 'token-2', 'token-2', undefined])
  })

  it('runs one request at a time, and one within 300 ms (D-40)', async () => {
    const { pass, buy, sent, fetches } = await openShop()
    await Promise.all([buy(), buy()])
    pass(299)
    await buy()
    expect([sent(), fetches()]).toEqual([['token-1', 'token-1', 'token-1'], 1])
    pass(1)
    await buy()
    expect(fetches()).toBe(2)
  })
})
