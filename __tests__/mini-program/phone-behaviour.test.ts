import { phoneForEachTest } from '@test/phone-for-each-test'
import { PhoneShop } from '@test/phone-shop'
import { platformsInDepth } from '@test/tested-platforms'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const MINUTE_MS = 60_000
/** Number of pages that vendors keep. */
const DEEPEST = 10
/** Storage that fits into every vendor's limit. */
const STORAGE_BYTES = 10 * 1024 * 1024
const SHOW = { showId: NAMED_SHOWS.simpleConcert }
const BACKGROUNDS = { light: '#F5F6F8', dark: '#121317' }

describe.each(platformsInDepth)('phone behaviour with an open shop on %s', (platform) => {
  const at = phoneForEachTest(platform)

  /** Page and tab bar as they are drawn. */
  const drawn = () => at.phone.app.screenDocument().body

  async function openShow() {
    const { app } = at.phone
    await app.launch(routes.showDetail.path, SHOW)
    await at.phone.seen('#buy')
    return app
  }

  it('keeps ten pages: an eleventh replaces the tenth, and Back stays as long (NAV-101)', async () => {
    const app = await openShow()
    for (let opened = 1; opened < DEEPEST + 3; opened += 1) {
      const isOnShow = app.page.route === routes.showDetail.path
      await app.tapText(isOnShow ? '场馆演出' : /林屿「星河入梦」/, { nth: 0 })
      await at.phone.seen(isOnShow ? '[id^=show-]' : '#buy')
    }
    expect(app.stack).toHaveLength(DEEPEST)
    const [tenth, ninth] = [app.stack[9], app.stack[8]]
    expect(tenth).toBe(routes.showDetail.path)
    await app.back()
    expect(app.page.route).toBe(ninth)
    expect(app.stack).toHaveLength(DEEPEST - 1)
  })

  it('opens one page for two quick taps (NAV-102)', async () => {
    const { app } = at.phone
    await app.launch(routes.all.path)
    await at.phone.seen('[id^=show-]')
    await app.tapTwice('[id^=show-]')
    expect(app.stack).toHaveLength(2)
  })

  it('places one order for two quick taps', async () => {
    await at.phone.openConfirmation()
    const { app } = at.phone
    at.phone.paysFromNowOn()
    await app.tapTwice('#submit-order')
    await at.phone.seen('#pay-success')
    const placed = app.vendor.requests.filter(({ url, method }) => method === 'POST' && /create_order/.test(url))
    expect(placed).toHaveLength(1)
    expect(app.vendor.calls.filter(({ name }) => /Payment$|^tradePay$|^pay$/.test(name))).toHaveLength(1)
  })

  it('follows a phone that turns dark, at once or on return (SHELL-057)', async () => {
    const { app } = at.phone
    await app.launch(routes.all.path)
    await at.phone.seen('[id^=show-]')
    for (const [theme, other] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await app.changeTheme(theme)
      if (platform !== 'weapp') await app.leaveAndReturn()
      expect(drawn()).toContain(BACKGROUNDS[theme])
      expect(drawn()).not.toContain(BACKGROUNDS[other])
      expect(app.vendor.chrome.frontColor).toBe(theme === 'dark' ? '#ffffff' : '#000000')
    }
  })

  it('continues the countdown at the right time after minutes in the background, and queries the order', async () => {
    await at.phone.openConfirmation()
    const { app } = at.phone
    app.vendor.payment.next('cancelled')
    await app.tap('#submit-order')
    await app.waitForText(/剩余支付时间 1[45]:\d\d/)
    await app.leaveAndReturn(5 * MINUTE_MS, () => at.gateway.clock.advance(5 * MINUTE_MS))
    await app.waitForText(/剩余支付时间 (09|10):\d\d/)
    await app.leaveAndReturn(20 * MINUTE_MS, () => at.gateway.clock.advance(20 * MINUTE_MS))
    await app.waitFor(() => app.all('#operation-TO_BE_PAID').length === 0)
  })

  it('keeps the input when the phone runs out of memory', async () => {
    await at.phone.openConfirmation()
    const { app } = at.phone
    app.vendor.emit('MemoryWarning', { level: 10 })
    await app.settle()
    expect(app.attribute('#contact', 'value')).toBe('13800138000')
    at.phone.paysFromNowOn()
    await app.tap('#submit-order')
    await at.phone.seen('#pay-success')
  })

  it('checks a payment again after the phone closed the app in the background', async () => {
    await at.phone.openConfirmation()
    const { app } = at.phone
    app.vendor.payment.next('unknown')
    await app.tap('#submit-order')
    await app.waitForText('支付结果查询中')
    const storage = app.vendor.storage.toJSON()
    app.close()
    at.phone = new PhoneShop(platform, at.gateway, { storage })
    await at.phone.settle(await at.phone.latestOrder())
    await at.phone.app.launch(routes.list.path)
    await at.phone.seen('#pay-success')
  })

  it('sells a ticket on a phone with full storage', async () => {
    at.phone.app.close()
    at.phone = new PhoneShop(platform, at.gateway, { storage: { other: 'x'.repeat(STORAGE_BYTES - 2) } })
    await at.phone.buy()
    expect(at.phone.app.vendor.storage.keys).toEqual(['other'])
  })

  it('follows the text size of the vendor’s app, also when it changes', async () => {
    const { app } = at.phone
    const scale = () => /--text-scale: ?([\d.]+)/.exec(drawn())?.[1]
    await app.launch(routes.all.path)
    await at.phone.seen('[id^=show-]')
    expect(scale()).toBeUndefined()
    app.changeTextScale(1.2)
    await app.leaveAndReturn()
    // Douyin and Xiaohongshu do not report the text size.
    const isReported = platform === 'weapp' || platform === 'alipay'
    expect(scale()).toBe(isReported ? '1.2' : undefined)
    app.changeTextScale(2)
    await app.leaveAndReturn()
    expect(scale()).toBe(isReported ? '1.4' : undefined)
    app.changeTextScale(0.9)
    await app.leaveAndReturn()
    expect(scale()).toBeUndefined()
  })

  it('stays upright when the phone is turned', async () => {
    const { app } = at.phone
    await openShow()
    const before = drawn()
    await app.turn()
    expect(app.vendor.system.phone).toMatchObject({ windowWidth: 375, windowHeight: 667 })
    expect(drawn()).toBe(before)
  })

  it('goes back with a swipe, but not from a purchase page (NAV-112)', async () => {
    const app = await openShow()
    expect(await app.swipeBack()).toBe(false)
    await app.tapText('场馆演出', { nth: 0 })
    await at.phone.seen('[id^=show-]')
    expect(await app.swipeBack()).toBe(true)
    expect(app.page.route).toBe(routes.showDetail.path)
    await app.tap('#buy')
    await at.phone.seen('#plan-0')
    expect(await app.swipeBack()).toBe(false)
    expect(app.page.route).toBe(routes.booking.path)
  })
})
