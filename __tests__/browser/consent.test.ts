import { BrowserShop, openForTests } from '@test/browser-shop'

/** Records every request to the browser for private data. */
const WATCH = `window.__asked = [];
const watch = (holder, name) => { const kept = holder && holder[name]; if (!kept) return;
  holder[name] = function () { window.__asked.push(name); return kept.apply(this, arguments) } };
watch(navigator.geolocation && Object.getPrototypeOf(navigator.geolocation), 'getCurrentPosition');
watch(navigator.geolocation && Object.getPrototypeOf(navigator.geolocation), 'watchPosition');
watch(navigator.clipboard && Object.getPrototypeOf(navigator.clipboard), 'readText');
watch(navigator.mediaDevices && Object.getPrototypeOf(navigator.mediaDevices), 'getUserMedia');
watch(window.Notification, 'requestPermission');
watch(Navigator.prototype, 'sendBeacon');
watch(Navigator.prototype, 'getBattery');`

const parts = openForTests()

describe('before the first tap on the web', () => {
  it.each([
    ['a browser', undefined],
    ['WeChat', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile MicroMessenger/8.0.50'],
  ])('requests nothing private from %s, loads nothing from elsewhere and tracks nobody', async (_name, userAgent) => {
    const look = { form: 'phone', lang: 'zh', colorScheme: 'light' } as const
    const host = { bridge: WATCH, ...(userAgent && { userAgent }) }
    const context: string[] = []
    const shop = await BrowserShop.open(parts.browser, parts.gateway, { ...look, host })
    shop.page.on('request', (request) => context.push(`${request.url()} ${request.postData() ?? ''}`))
    await shop.goto('/')
    await shop.seen(':text("近期热门")')
    await shop.drawn()
    expect(await shop.page.evaluate('window.__asked')).toEqual([])
    expect(context.length).toBeGreaterThan(5)
    // WeChat's menu requires WeChat's script.
    const elsewhere = context.filter((url) => !url.startsWith(parts.gateway.origin) && !/^(data|blob):/.test(url))
    expect(elsewhere.filter((url) => !url.startsWith('https://res.wx.qq.com/'))).toEqual([])
    expect(context.filter((sent) => /openid|cellphone|[?&"](lat|lng)\b/i.test(sent))).toEqual([])
    expect(await shop.page.context().cookies()).toEqual([])
    await shop.close()
  })
})
