import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const PAGE = '.taro_page:not([hidden])'

let shop: BrowserShop

async function open(form: Look['form'], address = '/'): Promise<void> {
  shop = await BrowserShop.open(parts.browser, parts.gateway, { form, lang: 'zh', colorScheme: 'light' }, address)
  await shop.seen('[role=main]')
}

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

/** Role or name of the focused element, and its text. */
function focused(): Promise<string> {
  return shop.page.evaluate(() => {
    const at = document.activeElement
    return `${at?.getAttribute('aria-level') === '1' ? 'heading' : at?.tagName.toLowerCase()} ${at?.textContent?.trim()}`
  })
}

const isFocused = (what: RegExp) => shop.until(async () => what.test(await focused()))

const focusedId = () => shop.page.evaluate(() => document.activeElement?.id)

/** The headings of the page on screen. */
const headings = () =>
  shop.page.evaluate(
    (page) =>
      [...document.querySelectorAll(`${page} h1, ${page} [aria-level="1"]`)].map(({ textContent }) => textContent),
    PAGE,
  )

describe.each(['phone', 'desktop'] as const)('on a %s', (form) => {
  it.each(['/', '/list', '/mine', '/settings', '/login', `/content/${NAMED_SHOWS.simpleConcert}`])(
    '%s has one heading of the page',
    async (address) => {
      await open(form, address)
      const all = await headings()
      expect(all).toHaveLength(1)
      expect(all[0]?.trim()).not.toBe('')
    },
  )

  it('focuses the heading of a page that was opened', async () => {
    await open(form, '/list')
    const href = await shop.element(`${PAGE} a[href^="/content/"]`).getAttribute('href')
    // The exact card: more are drawn in the meantime.
    await shop.element(`${PAGE} a[href="${href}"]`).focus()
    await shop.page.keyboard.press('Enter')
    await shop.page.waitForURL(({ pathname }) => pathname === href)
    await isFocused(/^heading ./)
  })
})

it('skips the head of the page at the first Tab stop, visibly', async () => {
  await open('desktop', '/list')
  await shop.seen('[id^=show-]')
  await shop.page.keyboard.press('Tab')
  await isFocused(/^button 跳到主要内容/)
  const box = await shop.element('#skip').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await shop.page.keyboard.press('Enter')
  await isFocused(/^heading ./)
  await shop.page.keyboard.press('Tab')
  expect(await shop.page.evaluate(() => document.activeElement?.closest('[role=main]') !== null)).toBe(true)
})

it('moves along the outlined categories with the arrow keys', async () => {
  await open('desktop', '/list')
  await shop.seen('[role=tab]')
  const tabs = shop.page.locator(`${PAGE} [role=tablist] [role=tab]`)
  await tabs.first().focus()
  await shop.page.keyboard.press('ArrowRight')
  expect(await tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true)
  expect(await tabs.nth(1).evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe('solid')
  await shop.page.keyboard.press('ArrowLeft')
  expect(await tabs.first().evaluate((tab) => tab === document.activeElement)).toBe(true)
})

it.each([
  [`/content/${NAMED_SHOWS.simpleConcert}`, 'share', '#share-sheet'],
  ['/list', 'filter-sort', '#sort-PRICE_ASC'],
])(
  'returns the focus when a sheet closes: %s, %s',
  async (address, opener, sheet) => {
    await open('desktop', address)
    await shop.seen(`#${opener}`)
    await shop.element(`#${opener}`).focus()
    await shop.page.keyboard.press('Enter')
    await shop.seen(sheet)
    expect(await focusedId()).not.toBe(opener)
    await shop.page.keyboard.press('Escape')
    await shop.until(async () => (await focusedId()) === opener)
  },
  60_000,
)
