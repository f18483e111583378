import { FakeRouter } from '@test/fake-router'
import { ERROR_CODE } from '@/contracts/envelope'
import { getCampaignParams } from '@/contracts/link/get-campaign-params'
import { getCodeParams } from '@/contracts/link/get-code-params'
import { getShortCode } from '@/contracts/link/get-short-code'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { AppError } from '@/lib/app-error'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import { Navigation } from '@/services/navigation/navigation'
import { PickerResults } from '@/services/navigation/picker-results'
import { DistributorStore } from '@/stores/distributor-store'
import { ShopConfigStore } from '@/stores/shop-config-store'
import { handleLaunch } from './handle-launch'

const ID = 'c'.repeat(24)
const clock = { now: () => 0 }
const param = (target: object) => encodeURIComponent(JSON.stringify(target))

/** Follows a link while the shop answers these; every other call fails. */
async function follow(launchQuery: Record<string, string>, answers: [endpoint: object, answer: unknown][] = []) {
  const requested: unknown[] = []
  const launched = launch(launchQuery, async (endpoint, input) => {
    requested.push(input)
    const [, answer] = answers.find(([known]) => known === endpoint) ?? []
    if (!answer) throw new Error('nothing')
    return answer
  })
  await launched.isHandled
  return { requested, ...launched }
}

/** Follows a link in an app whose shop is `answer`. */
function launch(launchQuery: Record<string, string>, answer: (endpoint: object, input: unknown) => Promise<unknown>) {
  const request = answer as unknown as Request
  const router = new FakeRouter(['pages/list/list'])
  const navigation = new Navigation({
    router,
    clock,
    results: new PickerResults(new FakeStorage(), { now: () => 0 }),
    onOpening: () => {},
    onShown: () => {},
    isLoggedIn: () => false,
    loginPage: () => routes.login,
    wait: async () => {},
  })
  const distributor = new DistributorStore(new FakeStorage(), clock)
  const shopConfig = new ShopConfigStore(request, new FakeStorage(), () => 'zh-CN')
  const isHandled = handleLaunch({ request, navigation, distributor, launchQuery, shopConfig })
  return { router, distributor, shopConfig, isHandled }
}

const show = { path: routes.showDetail.path, params: { showId: '7' } }

describe('a link that stands for another', () => {
  it.each<[string, Record<string, string>, [object, unknown], object]>([
    ['a short code', { shortCode: 'abc' }, [getShortCode, { path: '/content/7', params: {} }], { id: 'abc' }],
    ['a campaign', { CP_ID: 'c1' }, [getCampaignParams, { param: param({ path: '/content/7' }) }], { CP_ID: 'c1' }],
    ['a code for WeChat', { scene: ID }, [getCodeParams, { param: param({ path: '/content/7' }) }], { id: ID }],
    [
      'an address scanned by WeChat',
      { q: encodeURIComponent(`https://encore.example/s/${ID}`) },
      [getCodeParams, { param: param({ path: '/content/7' }) }],
      { id: ID },
    ],
    [
      'an address scanned by Alipay',
      { qrCode: `https://encore.example/s/${ID}` },
      [getCodeParams, { param: param({ path: routes.showDetail.path, params: { showId: '7' } }) }],
      { id: ID },
    ],
  ])('opens its target: %s (SHELL-185, SHELL-186, SHELL-188)', async (_name, query, answer, input) => {
    const { requested, router } = await follow(query, [answer])
    expect(requested).toEqual([input])
    expect(router.lastMove).toMatchObject({ how: 'open', ...show })
  })

  it.each([
    ['with nothing in it', {}],
    ['with too short an id', { q: 'https://encore.example/s/12345' }],
    ['that the shop does not know', { shortCode: 'gone' }],
  ])('%s keeps the user on the page', async (_name, query) => {
    const { router } = await follow(query)
    expect(router.lastMove).toBeUndefined()
  })

  it('opens its target once a closed shop has opened', async () => {
    let shopStatus = 'MAINTAIN'
    const { router, shopConfig, isHandled } = launch({ shortCode: 'abc' }, async (endpoint) => {
      if (endpoint === getShopConfig) return { cyShopConfigVO: { shopStatus } }
      if (shopStatus === 'OPEN') return { path: '/content/7', params: {} }
      throw new AppError('rejected', 'business', { errorCode: ERROR_CODE.shopNotOpen })
    })
    await new Promise(setImmediate)
    await shopConfig.load()
    expect(router.moves).toEqual([])
    shopStatus = 'OPEN'
    await shopConfig.load()
    await isHandled
    expect(router.moves).toEqual([expect.objectContaining({ how: 'open', ...show })])
  })

  it('sends a visitor to the login for a page of users', async () => {
    const answer = { path: '/order/detail/9', params: {} }
    const { router } = await follow({ shortCode: 'abc' }, [[getShortCode, answer]])
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
  })

  it('records the referrer, from the link or from its target', async () => {
    expect((await follow({ distributorId: 'd1' })).distributor.id).toBe('d1')
    const answer = { path: '/list', params: { distributorId: 'd2' } }
    expect((await follow({ shortCode: 'abc' }, [[getShortCode, answer]])).distributor.id).toBe('d2')
  })
})
