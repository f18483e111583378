import { type PageVisit, pageVisits, visitOf } from '@test/page-visits'
import { builtPackage, encoded, PhoneShop } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY, inEveryRun } from '@test/tested-platforms'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { MiniApp } from '../../simulator/mini-app'
import type { Platform } from '../../simulator/package/platforms'
import type { ViewNode } from '../../simulator/view/view-engine'

const PAGES = IS_NIGHTLY ? Object.values<Route>(routes).filter(({ name }) => name !== 'pageError') : [routes.list]
const PLATFORMS = inEveryRun<Platform>(['weapp'], ['alipay', 'tt', 'xhs'])

/** Links, and buttons that are no part of a form: Alipay has another name for roles. */
const LEADING = ['link', 'button'].flatMap((role) => [`[aria-role="${role}"]`, `[role="${role}"]`]).join()
const MOVES = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'] as const
/** More taps that move are on no page. */
const MOST_MOVES = 200
/** Pages that the links of all pages together lead to, at least. */
const REACHED = IS_NIGHTLY ? 90 : 5

/** The page stays when it is left: the next link is on it as well. */
function holdPage({ vendor }: MiniApp): void {
  for (const name of MOVES) {
    for (let at = 0; at < MOST_MOVES; at += 1) vendor.answerNext(name, { success: {} })
  }
}

/** Paths that the app has asked the vendor to open. */
function openedPaths({ vendor }: MiniApp): string[] {
  const moves = vendor.calls.filter(({ name }) => MOVES.some((move) => move === name))
  return moves.flatMap(({ options }) => {
    const { url = '' } = options as { url?: string }
    return url === '' ? [] : [url.replace(/^\//, '').replace(/\?.*$/, '')]
  })
}

async function tapLinks(app: MiniApp): Promise<void> {
  const isThere = (link: ViewNode) => app.all(LEADING).includes(link)
  const isOff = (link: ViewNode) =>
    ['disabled', 'aria-disabled'].some((name) => /true/.test(String(app.attribute(link, name))))
  for (const link of app.all(LEADING)) {
    if (isThere(link) && !isOff(link)) await app.tap(link)
  }
}

describe.each(PLATFORMS)('every link of a page on %s', (platform) => {
  const registered = builtPackage(platform).app.pages.map(({ path }) => path)
  const reached = new Set<string>()
  let shop: TestGateway
  let visits: PageVisit[]

  beforeAll(async () => {
    shop = await createTestGateway()
    visits = IS_NIGHTLY ? await pageVisits(shop) : PAGES.map((route) => ({ route, query: {}, session: null }))
  }, 1_800_000)
  afterAll(() => shop?.close())

  it.each(PAGES.map((route) => [route.name, route] as const))(
    'opens from %s an existing page',
    async (_name, route) => {
      const { query, session } = visitOf(visits, route)
      const { app } = new PhoneShop(platform, shop, { storage: session ? { session } : {} })
      try {
        await app.launch(route.path, encoded(query))
        holdPage(app)
        await tapLinks(app)
        const opened = openedPaths(app)
        for (const path of opened) reached.add(path)
        expect(opened.filter((path) => !registered.includes(path) || path === routes.pageError.path)).toEqual([])
        expect(app.errors).toEqual([])
      } finally {
        app.close()
      }
    },
  )

  it('reaches most pages by links', () => {
    expect(reached.size).toBeGreaterThanOrEqual(REACHED)
  })
})
