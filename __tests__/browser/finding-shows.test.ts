import { BrowserShop, openForTests } from '@test/browser-shop'
import { growList, scrollToEnd } from '@test/thousand-shows'

const parts = openForTests()
const PHONE = { form: 'phone', lang: 'zh', colorScheme: 'light' } as const
/** Elements of the whole document, however far a list was scrolled. */
const MAX_NODES = 900

it('scrolls through a thousand shows with few elements', async () => {
  const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
  const { page } = shop
  await growList(page)
  await shop.goto('/list')
  await shop.seen('[id^=show-]')
  let most = 0
  await scrollToEnd(page, async () => {
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll('*').length))
  })
  expect(most).toBeLessThan(MAX_NODES)
  expect(shop.faults).toEqual([])
  await shop.close()
})

describe('a card that is tapped', () => {
  it.each(['phone', 'desktop'] as const)('opens as the head of its show, before any answer, on a %s', async (form) => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, { ...PHONE, form }, '/list')
    const { page } = shop
    await shop.seen('[id^=show-]')
    // The page's script is prefetched, as after an idle moment.
    await shop.drawn()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/gateway/show/pub/v5/show/**', async (route) => {
      await answered
      await route.continue()
    })
    const card = page.locator('[id^=show-]').first()
    const tapped = await card.textContent()
    await card.click()
    await shop.seen('#poster img')
    // The preview drawn at the tap is replaced by the page.
    await page.locator('#page-preview').waitFor({ state: 'detached' })
    const name = (await shop.element('#app [aria-level="2"]').textContent()) ?? ''
    expect(name).not.toBe('')
    expect(tapped).toContain(name)
    expect(await shop.element('#price').textContent()).toMatch(/¥\d|待定|免费/)
    expect(await page.locator('#buy:visible').count()).toBe(0)
    answer()
    await shop.seen('#buy')
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})
