import { BrowserShop, openForTests } from '../support/browser-shop'

const parts = openForTests()

it('the home page asks for nothing that came with it, and for another city it asks', async () => {
  const shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'en', colorScheme: 'light' })
  // What the first visit has under way is not counted.
  await shop.seen('[href^="/content/"]')
  await shop.page.waitForLoadState('networkidle')
  const sent: string[] = []
  shop.page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await shop.goto('/')
  await shop.seen('[href^="/content/"]')
  const asked = (part: string) => sent.filter((path) => path.endsWith(part)).length
  expect([asked('/shop/configs'), asked('/layouts'), asked('/masonry_component_data')]).toEqual([0, 0, 1])
  await shop.tap('#choose-city')
  const answered = shop.page.waitForResponse((response) => response.url().includes('/layouts'))
  await shop.page.locator('#city-picker button', { hasText: 'Beijing' }).first().click()
  await answered
  expect(asked('/layouts')).toBe(1)
  expect(shop.faults).toEqual([])
  await shop.close()
}, 60_000)
