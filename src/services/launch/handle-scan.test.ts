import { FakeRouter } from '@test/fake-router'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import { Navigation } from '@/services/navigation/navigation'
import { PickerResults } from '@/services/navigation/picker-results'
import { handleScan } from './handle-scan'

const ID = 'a'.repeat(24)

function setUp(param: string | null = null) {
  const router = new FakeRouter()
  const requested: string[] = []
  const navigation = new Navigation({
    router,
    clock: { now: () => 0 },
    results: new PickerResults(new FakeStorage(), { now: () => 0 }),
    onOpening: () => {},
    onShown: () => {},
    isLoggedIn: () => true,
    loginPage: () => routes.login,
    wait: async () => {},
  })
  const request = (async (_endpoint: unknown, { id }: { id: string }) => {
    requested.push(id)
    if (param === null) throw new Error('unknown')
    return { param }
  }) as unknown as Request
  const webPlaces = { ownOrigin: 'https://shop.test', hosts: ['elsewhere.test'], appSchemes: [] }
  return { app: { request, navigation, webPlaces }, router, requested }
}

describe('a code that was scanned', () => {
  it('opens the target that the shop returns', async () => {
    const param = encodeURIComponent(JSON.stringify({ path: `/${routes.showDetail.path}`, params: { showId: '7' } }))
    const { app, router, requested } = setUp(param)
    expect(await handleScan(app, `https://anything.test/s/${ID}`)).toBe(true)
    expect(requested).toEqual([ID])
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId: '7' } })
  })

  it('opens an address of the shop', async () => {
    const { app, router } = setUp()
    expect(await handleScan(app, 'https://shop.test/content/7?from=poster')).toBe(true)
    expect(router.lastMove).toMatchObject({ params: { showId: '7', from: 'poster' } })
  })

  it.each([
    'https://elsewhere.test/content/7',
    'https://shop.test.evil/content/7',
    'javascript:alert(1)',
    'short',
    '',
    `https://unknown.test/${ID}`,
  ])('ignores "%s"', async (text) => {
    const { app, router } = setUp()
    expect(await handleScan(app, text)).toBe(false)
    expect(router.moves).toEqual([])
  })
})
