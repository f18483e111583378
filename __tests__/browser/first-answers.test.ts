import { BrowserShop, openForTests } from '@test/browser-shop'

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

describe('before the app is there', () => {
  it.each([
    ['light', 'rgb(245, 246, 248)'],
    ['dark', 'rgb(18, 19, 23)'],
  ] as const)(
    'the page has the background of the %s theme',
    async (colorScheme, background) => {
      const shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme })
      await shop.page.route('**/js/**', () => {})
      await shop.page.goto(parts.gateway.origin, { waitUntil: 'commit' })
      const root = shop.page.locator('html')
      await shop.page.locator('#first-look').waitFor({ state: 'attached' })
      expect(await root.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background)
      await shop.close()
    },
    60_000,
  )

  it('the first picture is where the app will draw it, and the app covers it', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, {
      form: 'phone',
      lang: 'zh',
      colorScheme: 'light',
    })
    await shop.seen('#app img[src*=slides]')
    const early = await shop.page.locator('#first-look img').boundingBox()
    const drawn = await shop.page.locator('#app img[src*=slides]').first().boundingBox()
    expect(early?.width).toBeGreaterThan(300)
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((early?.[side] ?? 0) - (drawn?.[side] ?? 999))).toBeLessThan(1)
    const onTop = await shop.page.evaluate(() => document.elementFromPoint(180, 120)?.closest('#app') !== null)
    expect(onTop).toBe(true)
    await shop.close()
  }, 60_000)

  it('a wide window shows nothing in the place of a phone', async () => {
    const look = { form: 'desktop', lang: 'zh', colorScheme: 'light' } as const
    const shop = await BrowserShop.open(parts.browser, parts.gateway, look)
    expect(await shop.page.locator('#first-look').isVisible()).toBe(false)
    await shop.close()
  }, 60_000)
})
