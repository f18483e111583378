import { accessibilityFaults } from '@test/accessibility-faults'
import { launchBrowser } from '@test/browser'
import type { ColorScheme } from '@test/drawn-phone'
import { DrawnWeb } from '@test/drawn-web'
import { type PageVisit, pageVisits, visitOf } from '@test/page-visits'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY, inEveryRun } from '@test/tested-platforms'
import type { Browser } from 'playwright-core'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

/** A frame of another host is not the shop's. */
const framed: readonly string[] = ['webView']
const all = Object.values<Route>(routes).filter(({ name }) => !framed.includes(name))
const packageOf = ({ path }: Route) => path.slice(0, path.indexOf('/'))
/** One page of each package, and at night every page. */
const pages = all.filter((route) => IS_NIGHTLY || all.find((other) => packageOf(other) === packageOf(route)) === route)

const DESKTOP = { width: 1440, height: 900 }
/** Colour scheme, language, and the size of the window if it is no phone. */
type PageLook = readonly [ColorScheme, string, { width: number; height: number } | null]
const LOOKS = inEveryRun<PageLook>(
  [['dark', 'en', null]],
  [
    ['light', 'zh', null],
    ['light', 'en', DESKTOP],
    ['dark', 'zh-MO', DESKTOP],
  ],
)

describe.each(LOOKS)('in %s, language %s, in a window of %o', (theme, lang, size) => {
  let shop: TestGateway
  let browser: Browser
  let origin: string
  let visits: PageVisit[]

  beforeAll(async () => {
    shop = await createTestGateway({ h5Dir: 'dist/h5' })
    browser = await launchBrowser()
    visits = await pageVisits(shop)
    origin = await shop.listen()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  it.each(pages.map(({ name }) => name))(
    'axe finds no fault of %s',
    async (name) => {
      const web = await DrawnWeb.open(browser, origin, theme, visitOf(visits, { name }), lang)
      if (size) await web.page.setViewportSize(size)
      expect(await accessibilityFaults(web.page)).toEqual([])
      await web.close()
    },
    60_000,
  )
})
