import { ADDRESSES } from '@test/addresses'
import { BrowserShop, openForTests } from '@test/browser-shop'
import { routeOfAddress } from '@/routes'

const parts = openForTests()
let shop: BrowserShop

beforeAll(async () => {
  shop = await BrowserShop.inWindow(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
})
afterAll(() => shop.close())

/** Path shown by the browser once the page of an address is loaded. */
async function landing(address: string, expected: string): Promise<string> {
  await shop.goto(address)
  await shop.page.waitForURL((url) => url.pathname === expected).catch(() => null)
  await shop.seen('[role=main]')
  return new URL(shop.page.url()).pathname
}

describe('a visitor who opens a deep link to', () => {
  it.each(ADDRESSES.map(([address, page, needsLogin]) => ({ address, page, needsLogin })))(
    '$address finds a page (NAV-002, NAV-003)',
    async ({ address, needsLogin }) => {
      const cold = address.replace(/\{(\w+)\}/g, 'x-$1')
      const { route, params } = routeOfAddress(cold) ?? {}
      // A link without its subject shows an explanation, without a login.
      const isComplete = route?.required.every((name) => name in (params ?? {}))
      const expected = needsLogin && isComplete ? '/login' : cold
      expect(await landing(cold, expected)).toBe(expected)
      // Some words, once they are there: no page stays blank.
      await shop.element('[role=main]').filter({ hasText: /\S/ }).waitFor()
    },
  )

  it.each([
    ['/nowhere', '/page-error'],
    ['/search/%E0%A4%A', '/page-error'],
    ['/content/%E0%A4%A', '/page-error'],
    ['/content/SG12', '/group-show/SG12'],
    ['/pages/show-detail/show-detail?showId=1', '/content/1'],
    ['/package-user/pages/settings/settings', '/package-user/pages/settings/settings'],
  ])('opens for %s the page %s (NAV-003, NAV-080, NAV-151)', async (address, expected) => {
    expect(await landing(address, expected)).toBe(expected)
  })

  it('opens the home page from a page without history', async () => {
    await landing('/nowhere', '/page-error')
    await shop.seen(':text("该页面无法查看")')
    expect(await shop.accessibilityFaults()).toEqual([])
    await shop.page.locator('[aria-label="回到首页"]:visible').first().click()
    await shop.page.waitForURL((url) => url.pathname === '/')
  })

  it('returns to a page for users after the login (NAV-029, NAV-081, TICKET-002)', async () => {
    await landing('/ticket-detail?id=1', '/login')
    await shop.logIn()
    await shop.page.waitForURL((url) => url.pathname === '/ticket-detail-new' && url.searchParams.get('id') === '1')
  })
})
