import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const TABLET = { width: 820, height: 1180 }
/** The column of a phone, in the middle. */
const COLUMN = { left: 160, right: 660 }

describe('on a tablet', () => {
  let shop: BrowserShop
  beforeAll(async () => {
    shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
    await shop.page.setViewportSize(TABLET)
  }, 60_000)
  afterAll(() => shop?.close())

  const boxOf = (selector: string) =>
    shop.element(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    })

  it('the tabs go from edge to edge, and the search stands over what is found (SHELL-118)', async () => {
    await shop.goto('/list')
    await shop.seen('[id^=show-]')
    const bar = await shop.element('#tab-mine').evaluate((tab) => tab.parentElement?.getBoundingClientRect().width)
    expect(bar).toBe(TABLET.width)
    expect((await boxOf('#tab-mine')).right).toBe(COLUMN.right)
    expect(await boxOf('#search')).toEqual(COLUMN)
  })

  it('nothing is wider than the screen', async () => {
    for (const address of ['/list', `/content/${NAMED_SHOWS.simpleConcert}`]) {
      await shop.goto(address)
      await shop.seen('[role=main]')
      expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(TABLET.width)
    }
    expect(shop.faults).toEqual([])
  })
})
