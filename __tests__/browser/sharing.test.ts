import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile MicroMessenger/8.0.50'

/** Objects injected by WeChat's script. */
const WEIXIN_SDK = `window.__menu = {}; window.wx = {
  config: (options) => { window.__menu.config = options }, ready: (run) => run(),
  updateAppMessageShareData: (content) => { window.__menu.friend = content },
  updateTimelineShareData: (content) => { window.__menu.timeline = content } }`

/** A browser with a share dialog whose user shares, or closes it. */
const share = (end: string) => `navigator.share = async (content) => { window.__shared = content; ${end} }`

const parts = openForTests()
let shop: BrowserShop

async function openShow(host: Look['host']): Promise<void> {
  const look = { form: 'phone', lang: 'zh', colorScheme: 'light' } as const
  shop = await BrowserShop.inWindow(parts.browser, parts.gateway, { ...look, host })
  await shop.gotoShow()
  await shop.seen('#share')
}

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

describe('sharing a show', () => {
  it('fills WeChat’s menu, with a signature for the page (SHELL-192)', async () => {
    await openShow({ userAgent: WECHAT, bridge: WEIXIN_SDK })
    await shop.until(() => shop.page.evaluate('window.__menu.friend'))
    const menu = await shop.page.evaluate<Record<string, Record<string, unknown>>>('window.__menu')
    const link = `${parts.gateway.origin}/content?showId=${NAMED_SHOWS.simpleConcert}`
    expect(menu.friend).toMatchObject({ title: expect.stringContaining('星河入梦'), link })
    expect(menu.timeline).toMatchObject({ link })
    expect(menu.config).toMatchObject({ signature: expect.stringMatching(/./), timestamp: expect.any(Number) })
    await shop.page.goto(`${link}&lang=zh`)
    await shop.seen('#buy')
  })

  it('leaves saving the poster in WeChat to a long press', async () => {
    await openShow({ userAgent: WECHAT, bridge: WEIXIN_SDK })
    await shop.tap('#share')
    await shop.tap('#share-poster')
    await shop.seen(':text("长按图片保存")')
  })

  it.each([
    ['shares', ''],
    ['closes it', "throw new DOMException('closed', 'AbortError')"],
  ])('opens the share dialog of the browser, without an error for a user who %s', async (_name, end) => {
    await openShow({ bridge: share(end) })
    await shop.tap('#share')
    await shop.page.waitForResponse(/generate_code/).catch(() => null)
    await shop.tap('#share-send')
    await shop.until(() => shop.page.evaluate('window.__shared'))
    const shared = await shop.page.evaluate<{ url: string }>('window.__shared')
    expect(await shop.page.locator(':text("未能分享")').count()).toBe(0)
    await shop.page.goto(`${shared.url}&lang=zh`)
    await shop.seen('#buy')
  })

  it('saves a poster whose code opens the show', async () => {
    await openShow({})
    await shop.tap('#share')
    await shop.tap('#share-poster')
    const download = shop.page.waitForEvent('download')
    await shop.tap('#save-poster')
    expect((await download).suggestedFilename()).toBe('poster.png')
  })
})
