import { BrowserShop, openForTests } from '@test/browser-shop'

const parts = openForTests()

let shop: BrowserShop

beforeEach(async () => {
  shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
})
afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

describe('a link to a page within the shop', () => {
  it('still leads there after the login that comes between', async () => {
    await shop.goto('/address')
    await shop.logIn()
    await shop.page.waitForURL(({ pathname }) => pathname === '/address')
    await shop.seen('#add-address')
  }, 60_000)
})
