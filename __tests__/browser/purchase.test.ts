import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { inEveryRun } from '@test/tested-platforms'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()

const LOOKS = inEveryRun<Look>(
  [
    { form: 'phone', lang: 'zh', colorScheme: 'light' },
    { form: 'desktop', lang: 'en', colorScheme: 'dark' },
  ],
  [
    { form: 'phone', lang: 'en', colorScheme: 'dark' },
    { form: 'desktop', lang: 'zh', colorScheme: 'light' },
  ],
)

describe.each(LOOKS)('a purchase on a $form in $lang, $colorScheme', (look) => {
  it('goes from the home page to the ticket, on accessible screens (SHELL-002)', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, look)
    const { page } = shop
    const inaccessible: string[] = []
    const lookAt = async (screen: string) => {
      inaccessible.push(...(await shop.accessibilityFaults()).map((fault) => `${screen}: ${fault}`))
    }

    await shop.seen('[href^="/content/"]')
    await lookAt('home')
    await shop.openShow()
    await lookAt('show')
    await shop.tap('#buy')
    await shop.tap('#plan-0')
    // Elements half under the fixed bar would count as too small.
    await page.mouse.wheel(0, 2000)
    await lookAt('booking')
    await shop.tap('#next')
    await shop.seen('#phone')
    await lookAt('login')
    await shop.logIn()
    await shop.seen('#submit-order')
    await lookAt('confirm')
    await shop.type('#contact', '13800138000')
    await shop.tap('#agree')
    await shop.tap('#submit-order')
    await shop.seen('#pay')
    await lookAt('payment sheet')
    await shop.goToCashier()
    await page.locator('#approved').click()
    await shop.seen('#pay-success')
    await lookAt('success')
    await shop.tap('#see-tickets')
    await shop.seen('#ticket-qr')
    await lookAt('ticket')

    await shop.goto('/ticket')
    await shop.seen('#voucher-0')
    await lookAt('wallet')
    await shop.goto('/order')
    await shop.seen('#order-0')
    await lookAt('orders')
    await shop.tap('#order-0')
    await shop.seen('#operation-E_TICKET')
    await lookAt('order')
    for (const address of ['/list', '/mine']) {
      await shop.goto(address)
      await shop.seen('[role=tab],[role=button],a')
      await lookAt(address)
    }
    expect(inaccessible).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})

it('keeps the link to the tickets reachable in a narrowed window (CAT-067)', async () => {
  const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, {
    form: 'desktop',
    lang: 'zh',
    colorScheme: 'light',
  })
  const { page } = shop
  await shop.goto(`/content/${NAMED_SHOWS.simpleConcert}`)
  await shop.seen('#service-notes')
  await page.setViewportSize({ width: 700, height: 700 })
  const topOf = async (selector: string) => (await shop.element(selector).boundingBox())?.y ?? 0
  const rulesAt = await topOf('#service-notes')
  await page.mouse.move(400, 300)
  for (const wheel of [0, 200, 400]) {
    await page.mouse.wheel(0, wheel)
    if (wheel > 0) await shop.until(async () => (await topOf('#service-notes')) < rulesAt)
    const box = await shop.element('#buy').boundingBox()
    expect(box?.y).toBeGreaterThan(350)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
  }
  await shop.tap('#buy')
  await shop.seen('#plan-0')
  expect(shop.faults).toEqual([])
  await shop.close()
})
