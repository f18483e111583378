import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const PHONE = { form: 'phone', lang: 'zh', colorScheme: 'light' } as const
const SHOW = `/content/${NAMED_SHOWS.simpleConcert}`

/** Pages with the sign of a complete first screen, and calls they must not make: their answers are embedded. */
const PAGES = [
  ['/', '#app [href^="/content/"]', ['configs', 'current_location', 'layouts', 'sites']],
  ['/list', '#app [id^=show-]', ['configs', 'current_location', 'list', 'backend_categories', 'sites']],
  [SHOW, '#buy', ['configs', 'current_location', 'static', 'dynamic']],
  ['/mine', '#settings', ['configs', 'current_location', 'module_not_display', 'shop_functions', 'layouts']],
] as const

it.each(PAGES)(
  '%s requests nothing that the page contains',
  async (address, whole, known) => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, PHONE)
    // Requests of the first visit are not counted.
    await shop.drawn()
    const sent: string[] = []
    shop.page.on('request', (request) => {
      const [, call] = /\/gateway\/.*\/([^/?]+)(\?|$)/.exec(request.url()) ?? []
      if (call) sent.push(call)
    })
    await shop.goto(address)
    await shop.seen(whole)
    await shop.drawn()
    expect(sent.filter((call) => (known as readonly string[]).includes(call))).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  },
  60_000,
)

it('requests the answers for another city than the page’s', async () => {
  const shop = await BrowserShop.open(parts.browser, parts.gateway, { ...PHONE, lang: 'en' })
  await shop.seen('#choose-city')
  await shop.tap('#choose-city')
  const answered = shop.page.waitForResponse((response) => response.url().includes('/layouts'))
  await shop.page.locator('#city-picker button', { hasText: 'Beijing' }).first().click()
  expect((await answered).ok()).toBe(true)
  await shop.close()
})

/** A part of the first look, and the same part in the app. */
const PARTS = [
  ['/', '#first-look img', '#app img[src*=slides]'],
  ['/list', '#first-look .look-poster', '#app [id^=show-] img'],
  ['/list', '#first-look .look-card', '#app [id^=show-]'],
  [SHOW, '#first-look .look-show > img', '#app [role=main] img'],
  [SHOW, '#first-look h1', '#app [role=main] [aria-level="2"]'],
] as const

describe('the first look', () => {
  it.each([
    ['light', 'rgb(245, 246, 248)'],
    ['dark', 'rgb(18, 19, 23)'],
  ] as const)('appears without the app, in the %s theme', async (colorScheme, background) => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, { ...PHONE, colorScheme })
    await shop.page.route('**/js/**', () => {})
    await shop.page.goto(`${parts.gateway.origin}/list`, { waitUntil: 'commit' })
    await shop.page.locator('#first-look b').first().waitFor()
    for (const part of ['html', '#first-look'])
      expect(await shop.page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        background,
      )
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it.each(PARTS)('shows for %s %s in its final place', async (address, early, drawn) => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, PHONE)
    await shop.page.route('**/js/**', (route) => route.abort())
    await shop.goto(address)
    const before = await shop.page.locator(early).first().boundingBox()
    await shop.page.unroute('**/js/**')
    await shop.goto(address)
    await shop.seen(drawn)
    const after = await shop.page.locator(drawn).first().boundingBox()
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((before?.[side] ?? 0) - (after?.[side] ?? 999))).toBeLessThan(1)
    await shop.close()
  })

  it('has links that work before the app does, and disappears once the app is ready', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, PHONE)
    await shop.page.route('**/js/**', (route) => route.abort())
    await shop.goto('/list')
    await shop.page.unroute('**/js/**')
    await shop.page.locator(`#first-look [href="${SHOW}"]`).click()
    await shop.seen('#buy')
    await shop.page.locator('#first-look').waitFor({ state: 'detached' })
    expect(new URL(shop.page.url()).pathname).toBe(SHOW)
    await shop.close()
  })

  /** Opens a page whose scripts arrive on command, with a finger on a part of its first look. */
  async function pressedBeforeTheApp(part: string) {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, PHONE)
    const { page } = shop
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/js/**', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${parts.gateway.origin}/list?lang=zh`, { waitUntil: 'commit' })
    const pressed = await page.locator(part).first().boundingBox()
    if (!pressed) throw new Error(`there is no ${part}`)
    await page.mouse.move(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2)
    await page.mouse.down()
    release()
    await shop.seen('#app [id^=show-]')
    // Delay longer than drawing the content below takes.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame)
    })
    return shop
  }

  it('stays while a finger is on it, and opens its link at the tap', async () => {
    const shop = await pressedBeforeTheApp(`#first-look [href="${SHOW}"]`)
    expect(await shop.page.locator('#first-look').count()).toBe(1)
    await shop.page.mouse.up()
    await shop.seen('#buy')
    expect(new URL(shop.page.url()).pathname).toBe(SHOW)
    await shop.close()
  })

  it('disappears when the finger is lifted elsewhere', async () => {
    const shop = await pressedBeforeTheApp('#first-look .look-bar')
    await shop.page.mouse.move(180, 600)
    await shop.page.mouse.up()
    await shop.page.locator('#first-look').waitFor({ state: 'detached' })
    expect(new URL(shop.page.url()).pathname).toBe('/list')
    await shop.close()
  })

  it('stays hidden on a wide window, in another language and in another city', async () => {
    const isShown = async (shop: BrowserShop, address: string) => {
      await shop.page.route('**/js/**', (route) => route.abort())
      await shop.page.goto(`${parts.gateway.origin}${address}`)
      const isVisible = await shop.page.locator('#first-look').isVisible()
      await shop.page.unroute('**/js/**')
      return isVisible
    }
    const desktop = await BrowserShop.open(parts.browser, parts.gateway, { ...PHONE, form: 'desktop' })
    expect(await isShown(desktop, '/list')).toBe(false)
    await desktop.close()
    const phone = await BrowserShop.open(parts.browser, parts.gateway, { ...PHONE, lang: 'en' })
    expect(await isShown(phone, '/list')).toBe(false)
    expect(await isShown(phone, '/list?lang=en')).toBe(true)
    await phone.page.evaluate(() => localStorage.setItem('encore:city', '"BL1101"'))
    expect(await isShown(phone, '/list?lang=en')).toBe(false)
    expect(await isShown(phone, `${SHOW}?lang=en`)).toBe(true)
    await phone.close()
  })
})
