import { answerConfig } from '@test/answer-config'
import { launchBrowser } from '@test/browser'
import { DrawnWeb } from '@test/drawn-web'
import { inLanes } from '@test/in-lanes'
import { type PageVisit, pageVisits, visitOf } from '@test/page-visits'
import { encoded, PhoneShop } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY, inEveryRun } from '@test/tested-platforms'
import { BARE, UNUSUAL } from '@test/two-merchants'
import type { Browser } from 'playwright-core'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { Platform } from '../../simulator/package/platforms'

/** The page inside a vendor's web view is not drawn. */
const PAGES = IS_NIGHTLY ? Object.values<Route>(routes).filter(({ name }) => name !== 'webView') : [routes.list]
const PLATFORMS = inEveryRun<Platform>(['weapp'], ['alipay', 'tt', 'xhs'])

/** They wait for the network more than they compute. */
const WEB_PAGES = 3

/** Text of a page that failed to render. */
const FAILED_PAGE = '该页面无法查看'
const RAW_VALUE = /\bundefined\b|\bnull\b|\bNaN\b|\[object/

/** The users of the walk have logged in by phone, so that way stays. */
const LANGUAGES = UNUSUAL.supportLanguages.map((language) => ({ ...language, loginMethod: ['EMAIL', 'CELLPHONE'] }))

describe.each([
  ['a merchant with something unusual in every field', { ...UNUSUAL, supportLanguages: LANGUAGES }],
  ['a merchant with nothing in any field', BARE],
])('the shop of %s', (_name, config) => {
  let shop: TestGateway
  let browser: Browser
  let visits: PageVisit[]
  const web = new Map<string, { words: string; errors: readonly string[] }>()

  beforeAll(async () => {
    shop = await createTestGateway({ h5Dir: 'dist/h5' })
    visits = IS_NIGHTLY ? await pageVisits(shop) : PAGES.map((route) => ({ route, query: {}, session: null }))
    await answerConfig(shop, config)
    browser = await launchBrowser()
    const origin = await shop.listen()
    await inLanes(WEB_PAGES, PAGES, async (route) => {
      const drawn = await DrawnWeb.open(browser, origin, 'light', visitOf(visits, route))
      web.set(route.name, { words: await drawn.page.locator('body').innerText(), errors: drawn.errors })
      await drawn.close()
    })
  }, 1_800_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  it.each(PAGES.map(({ name }) => name))('opens %s in a browser (SHELL-230)', (name) => {
    const { words = '', errors } = web.get(name) ?? {}
    expect(errors).toEqual([])
    expect(words).toMatch(/\S/)
    expect(words).not.toMatch(RAW_VALUE)
    if (name !== routes.pageError.name) expect(words).not.toContain(FAILED_PAGE)
  })

  describe.each(PLATFORMS)('on %s', (platform) => {
    it.each(PAGES.map((route) => [route.name, route] as const))('opens %s (SHELL-230)', async (name, route) => {
      const { query, session } = visitOf(visits, route)
      const { app } = new PhoneShop(platform, shop, { storage: session ? { session } : {} })
      try {
        await app.launch(route.path, encoded(query))
        const words = app.text()
        app.assertHealthy()
        expect(words).toMatch(/\S/)
        expect(words).not.toMatch(RAW_VALUE)
        if (name !== routes.pageError.name) expect(words).not.toContain(FAILED_PAGE)
      } finally {
        app.close()
      }
    })
  })
})
