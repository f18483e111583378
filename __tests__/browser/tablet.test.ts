import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const TABLET = { width: 820, height: 1180 }
/** The column of a phone, in the middle. */
const COLUMN = { left: 160, right: 660 }
const COLUMN_PX = 500
/** Free width beside a bar. */
const SIDE_PX = 16
/** Free width behind the button of the app offer. */
const BAR_END_PX = 12
/** Less than that: nothing but background. */
const STRIP_PX = 6
const SHOW = NAMED_SHOWS.simpleConcert

/** True if visible; otherwise scrolls the page to it. */
function isInSight(element: Element): boolean {
  if (element.getBoundingClientRect().bottom <= window.innerHeight) return true
  element.scrollIntoView({ block: 'center' })
  return false
}

describe('on a tablet', () => {
  let shop: BrowserShop
  beforeAll(async () => {
    shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
    await shop.page.setViewportSize(TABLET)
  })
  afterAll(() => shop?.close())

  const boxOf = (selector: string) =>
    shop.element(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    })

  /** Samples across the window at the height of a bar: at the start of the column, and at both edges. */
  const stripsOf = async (inBar: string) => {
    // Content inserted above moves it.
    await shop.until(() => shop.element(inBar).evaluate(isInSight))
    const { top, bottom } = await shop.element(inBar).evaluate((element) => {
      const bar = element.parentElement ?? element
      return bar.getBoundingClientRect()
    })
    const y = top - 1
    const height = Math.min(bottom + 1, TABLET.height) - y
    const strip = async (x: number) => {
      const clip = { x, y, width: STRIP_PX, height }
      return (await shop.page.screenshot({ clip })).toString('base64')
    }
    const column = await strip(COLUMN.left)
    return { column, start: await strip(0), end: await strip(TABLET.width - STRIP_PX) }
  }

  it('draws tabs from edge to edge, and the search above its results (SHELL-118)', async () => {
    await shop.goto('/list')
    await shop.seen('[id^=show-]')
    const bar = await shop.element('#tab-mine').evaluate((tab) => tab.parentElement?.getBoundingClientRect().width)
    expect(bar).toBe(TABLET.width)
    expect((await boxOf('#tab-mine')).right).toBe(COLUMN.right)
    expect(await boxOf('#search')).toEqual(COLUMN)
  })

  it.each([
    ['the bar of a show', `/content/${SHOW}`, '#buy', []],
    ['the bar of a booking', `/booking/${SHOW}`, '#next', ['#plan-0']],
    ['how many are wanted, over it', `/booking/${SHOW}`, '#quantity > *', ['#plan-0']],
    ['the filters of the list', '/list', '#filter-city', []],
    ['the categories over them', '/list', '[id^=category-]', []],
    ['the states of open shows', '/package-open-show/pages/open-show-list/open-show-list', '[role=tab]', []],
    ['the names of parts of a page', '/', '[id] > [role=tablist] > [role=tab]', []],
  ])('draws the background from edge to edge: %s (SHELL-118)', async (_bar, address, inBar, taps) => {
    await shop.goto(address)
    for (const tapped of taps) await shop.tap(tapped)
    await shop.seen(inBar)
    const { column, start, end } = await stripsOf(inBar)
    expect([start === column, end === column]).toEqual([true, true])
  })

  it('limits a title bar to the width of the column (SHELL-118)', async () => {
    await shop.goto('/')
    await shop.seen('#open-search')
    expect((await boxOf('#choose-city')).left).toBe(COLUMN.left + SIDE_PX)
    expect((await boxOf('#open-search')).right).toBe(COLUMN.right - SIDE_PX)
    await shop.goto('/search')
    expect((await boxOf('[role=search]')).right).toBe(COLUMN.right - SIDE_PX)
    await shop.gotoShow()
    await shop.seen('#buy')
    expect((await boxOf('[aria-label="回到首页"]')).left).toBe(COLUMN.left)
  })

  it('limits the download offer to the width of the column, in a bar from edge to edge (SHELL-117, SHELL-118)', async () => {
    const downloadBar = { enable: true, logo: '', title: 'Encore App', url: `${parts.gateway.origin}/sandbox/app` }
    await parts.gateway.sandbox('shop', { config: { downloadBar } })
    await shop.goto('/list')
    await shop.seen('#open-app')
    const bar = await shop.element('#open-app').evaluate((open) => open.parentElement?.getBoundingClientRect().width)
    expect(bar).toBe(TABLET.width)
    expect((await boxOf('[aria-label="关闭"]')).left).toBe(COLUMN.left)
    expect((await boxOf('#open-app')).right).toBe(COLUMN.right - BAR_END_PX)
    await parts.gateway.sandbox('shop', { config: {} })
  })

  it('keeps everything within the screen', async () => {
    for (const address of ['/', '/list', `/content/${SHOW}`, `/booking/${SHOW}`]) {
      await shop.goto(address)
      await shop.seen('[role=main]')
      expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(TABLET.width)
    }
    expect(shop.faults).toEqual([])
  })

  it('keeps the column of a phone in landscape (SHELL-118)', async () => {
    await shop.page.setViewportSize({ width: TABLET.height, height: TABLET.width })
    await shop.goto('/list')
    await shop.seen('[id^=show-]')
    const cards = await shop.page
      .locator('[id^=show-]:visible')
      .evaluateAll((all) => all.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().width)))
    expect(Math.min(...cards)).toBeGreaterThan(COLUMN_PX - 4 * SIDE_PX)
    await shop.goto(`/booking/${SHOW}`)
    await shop.seen('#plan-0')
    const plan = await boxOf('#plan-0')
    expect(plan.right - plan.left).toBeGreaterThan(COLUMN_PX - 5 * SIDE_PX)
    await shop.page.setViewportSize(TABLET)
  })
})
