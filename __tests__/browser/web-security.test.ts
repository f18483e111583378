import { BrowserShop, openForTests } from '@test/browser-shop'

const parts = openForTests()
const PHONE = { form: 'phone', lang: 'zh', colorScheme: 'light' } as const
const IMAGE = '<img src=x onerror="window.wasAttacked=true">'

/** Attacker scripts that ran, and violations of the page's policy. */
async function attacked(shop: BrowserShop): Promise<boolean> {
  await shop.drawn()
  return shop.page.evaluate(() => 'wasAttacked' in window)
}

afterEach(() => parts.gateway.sandbox('shop', { merchant: 'full', config: {}, copywriting: [] }))

describe('words from outside are words', () => {
  let shop: BrowserShop
  beforeAll(async () => {
    shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
  })
  afterAll(() => shop.close())

  it.each([
    `/pages/webView/webView?url=https%3A%2F%2Fsobot.com&title=${encodeURIComponent(IMAGE)}`,
    `/content/${encodeURIComponent(IMAGE)}`,
    `/list?category=${encodeURIComponent(IMAGE)}&keyword=${encodeURIComponent(IMAGE)}`,
    `/page-error?from=${encodeURIComponent(IMAGE)}`,
    `/home-topic?topicId=${encodeURIComponent(IMAGE)}`,
    `/agreement?code=${encodeURIComponent(IMAGE)}`,
  ])('stay text in the address %s', async (address) => {
    await shop.goto(address)
    expect(await attacked(shop)).toBe(false)
    expect(shop.faults).toEqual([])
  })

  it('stay text in the merchant’s name, tabs and texts', async () => {
    const { config } = await parts.gateway.sandbox<{ config: object }>('shop', {
      config: { shopName: IMAGE, shareDescription: IMAGE, companyDesc: IMAGE },
      copywriting: [{ type: 'common', items: [{ key: 'search.label', text: IMAGE }] }],
    })
    expect(JSON.stringify(config)).toContain('onerror')
    for (const address of ['/', '/list', '/mine']) {
      await shop.goto(address)
      expect(await attacked(shop)).toBe(false)
    }
    expect(shop.faults).toEqual([])
  })
})

describe('the policy of a page', () => {
  it('blocks injected scripts and unsanitized markup', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, PHONE)
    await shop.seen('[role=main]')
    const markup = await shop.page.evaluate((image) => {
      try {
        document.body.innerHTML = image
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }, IMAGE)
    expect(markup).toBe('TypeError')
    await shop.page.evaluate(() => {
      const script = document.createElement('script')
      // As markup that a server sent would: without asking for trust.
      script.setAttribute('nonce', 'x')
      script.append('window.wasAttacked = true')
      document.head.append(script)
    })
    expect(await attacked(shop)).toBe(false)
    await shop.close()
  })

  it('forbids other pages to frame the shop', async () => {
    /** Whether a page there can show the shop within itself. */
    const isFramed = async (origin: string) => {
      const context = await parts.browser.newContext()
      const page = await context.newPage()
      const body = `<iframe src="${parts.gateway.origin}/mine"></iframe>`
      await page.route(`${origin}/around`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(`${origin}/around`)
      const inside = page.frameLocator('iframe').locator('[role=main]')
      // Chromium shows its own page in a rejected frame.
      const isRefused = () => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))
      let isThere = false
      while (!isThere && !isRefused()) {
        await page.waitForTimeout(50)
        isThere = (await inside.count()) > 0
      }
      await context.close()
      return isThere
    }
    expect(await isFramed(parts.gateway.origin)).toBe(true)
    // Another port is another origin.
    expect(await isFramed('http://localhost:45999')).toBe(false)
  })
})
