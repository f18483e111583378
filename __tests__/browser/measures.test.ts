import { BrowserShop, type Look, openForTests } from '@test/browser-shop'

const parts = openForTests()
const PHONE: Look = { form: 'phone', lang: 'zh', colorScheme: 'light' }
const SETTINGS = '/package-user/pages/settings/settings'

describe('specified measures', () => {
  let shop: BrowserShop

  async function open(look: Look, address: string, wanted: string): Promise<void> {
    shop = await BrowserShop.open(parts.browser, parts.gateway, look, address)
    await shop.seen(wanted)
  }
  afterEach(async () => {
    await parts.gateway.sandbox('shop', { merchant: 'full', config: {} })
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  async function boxOf(selector: string) {
    const box = await shop.element(selector).boundingBox()
    if (!box) throw new Error(`${selector} is not drawn`)
    return box
  }
  const heightAround = (selector: string) =>
    shop.element(selector).evaluate((element) => element.parentElement?.getBoundingClientRect().height)

  it('draw a tab with an icon of 24 px and a text of 10 px (SHELL-103, SHELL-104)', async () => {
    await open(PHONE, '/mine', '#tab-mine img')
    expect(await boxOf('#tab-mine img')).toMatchObject({ width: 24, height: 24 })
    const size = await shop.element('#tab-mine > :last-child').evaluate((text) => getComputedStyle(text).fontSize)
    expect(size).toBe('10px')
  })

  it('draw a title bar of 44 px (SHELL-116)', async () => {
    await open(PHONE, SETTINGS, '#language')
    expect(await heightAround('[role=heading][aria-level="1"], h1')).toBe(44)
  })

  it('draw a download bar of 52 px (SHELL-117)', async () => {
    const downloadBar = { enable: true, logo: '', title: 'Encore App', url: `${parts.gateway.origin}/sandbox/app` }
    await parts.gateway.sandbox('shop', { config: { downloadBar } })
    await open(PHONE, '/list', '#open-app')
    expect(await heightAround('#open-app')).toBe(52)
  })

  it('fill at most 500 px of a phone (SHELL-118)', async () => {
    await open(PHONE, SETTINGS, '#language')
    expect((await boxOf('[role=main]')).width).toBe(375)
    await shop.page.setViewportSize({ width: 800, height: 900 })
    await shop.until(async () => (await boxOf('[role=main]')).width === 500)
  })

  it('fill at most 960 px of a desktop (SHELL-119)', async () => {
    await open({ ...PHONE, form: 'desktop' }, '/', '[href^="/content/"]')
    expect((await boxOf('[role=main]')).width).toBe(960)
  })

  it('keep the title bar at the top, with the names of parts right below it (SHELL-114)', async () => {
    await open(PHONE, '/', '[id$=-anchors]')
    const start = (await boxOf('[id$=-anchors]')).y
    expect(start).toBeGreaterThan(44)
    await shop.page.evaluate((y) => document.querySelector('.taro_page:not([hidden])')?.scrollBy(0, y), start + 400)
    await shop.until(async () => (await boxOf('[id$=-anchors]')).y === 44)
    const bar = await shop.page.evaluate(() => {
      const page = document.querySelector('.taro_page:not([hidden])')
      const top = document.elementsFromPoint(187, 22).find((element) => getComputedStyle(element).position === 'sticky')
      return { isThere: page?.contains(top ?? null), y: top?.getBoundingClientRect().y }
    })
    expect(bar).toEqual({ isThere: true, y: 0 })
  })

  it('send the version with every call (SHELL-018)', async () => {
    shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
    const calls: string[] = []
    shop.page.on('request', (request) => request.url().includes('/gateway/') && calls.push(request.url()))
    // Page whose first answers are not all embedded.
    await shop.goto('/support')
    await shop.seen('#email')
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter((url) => new URL(url).searchParams.get('ver') !== '4.38.4')).toEqual([])
  })
})
