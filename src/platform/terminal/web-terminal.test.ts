import { webTerminal } from './web-terminal'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) WindowChrome/131.0'

describe('the terminal of a web page', () => {
  it.each([
    ['a phone', PHONE, {}, 375, 'browser', 'mobile'],
    ['a wide window of a computer', COMPUTER, {}, 1440, 'browser', 'desktop'],
    ['a narrow window of a computer', COMPUTER, {}, 767, 'browser', 'mobile'],
    ['a phone as wide as a tablet', PHONE, {}, 1024, 'browser', 'mobile'],
    ['an iPad, which names itself as a computer (D-47)', 'Mozilla/5.0 (Macintosh)', {}, 768, 'browser', 'desktop'],
    ['a tablet of Android (D-47)', 'Mozilla/5.0 (Linux; Android 14; SM-X710)', {}, 800, 'browser', 'desktop'],
    ['a small tablet, upright', 'Mozilla/5.0 (Linux; Android 14; SM-X710)', {}, 600, 'browser', 'mobile'],
    ['WeChat', `${PHONE} MicroMessenger/8.0.50`, {}, 375, 'wechat', 'mobile'],
    ['WeChat on a computer', `${COMPUTER} MicroMessenger/3.9`, {}, 1440, 'wechat', 'mobile'],
    ['WeChat within a wrapper', `${PHONE} MicroMessenger/8.0`, { isApp: '1' }, 375, 'wechat', 'mobile'],
    ['a bank', `${PHONE} ICBCiPhoneBSNew`, {}, 375, 'bank', 'mobile'],
    ['a bank by its other app', `${PHONE} elife_moblie`, {}, 375, 'bank', 'mobile'],
    ['a bank that says so', PHONE, { channel: 'bank' }, 375, 'bank', 'mobile'],
    ['a bank within a wrapper', PHONE, { channel: 'bank', isApp: '1' }, 375, 'bank', 'mobile'],
    ['a wrapper', PHONE, { isApp: '1' }, 375, 'native', 'mobile'],
    ['a wrapper by its name', COMPUTER, { nativeSrc: 'theatre' }, 1440, 'native', 'mobile'],
    ['a link that denies a wrapper', PHONE, { isApp: '0' }, 375, 'browser', 'mobile'],
  ] as const)('%s (SHELL-008)', (_name, userAgent, query, width, host, form) => {
    expect(webTerminal({ userAgent, query, width })).toMatchObject({ host, form })
  })

  it.each([
    ['WeChat', `${PHONE} MicroMessenger/8.0`, {}, 'WEIXIN_H5', 'WEIXIN', 'WEIXIN_HK_JSAPI'],
    ['Alipay', `${PHONE} AlipayClient/10.5`, {}, 'M_WEB', 'ALIPAY', 'ALIPAY_CN_WAP'],
    ['a bank', PHONE, { channel: 'bank' }, 'BANK_H5', 'OTHER', 'ICBC_PAY'],
    ['a wrapper', PHONE, { isApp: '1' }, 'APP_H5', 'OTHER', 'WEIXIN_HK_H5'],
    ['a phone', PHONE, {}, 'M_WEB', 'OTHER', 'WEIXIN_HK_H5'],
    ['a computer', COMPUTER, {}, 'PC_WEB', 'OTHER', 'ALIPAY_CN_WEB'],
  ] as const)(
    'names %s to the shop, and pays by its own method (PAY-059)',
    (_name, userAgent, query, src, browser, product) => {
      const terminal = webTerminal({ userAgent, query, width: 1440 })
      expect(terminal).toMatchObject({ src, browserType: browser })
      expect(terminal.paymentProducts[0]).toBe(product)
    },
  )

  it.each([
    [PHONE, 'IOS'],
    ['Mozilla/5.0 (iPad; CPU OS 16_0)', 'IOS'],
    ['Mozilla/5.0 (Linux; Android 14) Mobile', 'ANDROID'],
    [COMPUTER, undefined],
  ])('sends providers the system of %s: %s', (userAgent, osType) => {
    expect(webTerminal({ userAgent, query: {}, width: 375 }).osType).toBe(osType)
  })
})
