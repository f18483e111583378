import { phoneForEachTest } from '@test/phone-for-each-test'
import { logIn, type PhoneShop } from '@test/phone-shop'
import { type Platform, platforms } from '../../simulator/package/platforms'

/** Event of the vendor's button, and its value after a refusal. */
const BUTTON: Record<Platform, { event: string; refused: object }> = {
  weapp: { event: 'getPhoneNumber', refused: { errMsg: 'getPhoneNumber:fail user deny' } },
  alipay: { event: 'error', refused: { type: 'getAuthorize', error: 11, errorMessage: '用户取消授权' } },
  tt: { event: 'getPhoneNumber', refused: { errMsg: 'getPhoneNumber:fail auth deny' } },
  xhs: { event: 'getPhoneNumber', refused: { errMsg: 'getPhoneNumber:fail auth deny' } },
}

/** The user agrees to share the phone, in the vendor's format. */
async function share({ app, platform }: PhoneShop): Promise<void> {
  // The page must have requested the vendor's code before a tap.
  await app.settle()
  if (platform === 'alipay') {
    app.vendor.answerNext('getPhoneNumber', { success: { response: '{"response":"cipher","sign":"s"}' } })
    await app.fire('#quick-login', 'getAuthorize', {})
    return
  }
  // Xiaohongshu knows no codes for phones.
  const detail = platform === 'xhs' ? { encryptedData: 'cipher', iv: 'vector' } : { code: 'phone-code' }
  await app.fire('#quick-login', 'getPhoneNumber', detail)
}

describe.each(platforms)('logging in with the vendor on %s', (platform) => {
  const at = phoneForEachTest(platform)

  /** Opens the orders as a visitor, who must log in. */
  async function openLogin() {
    const { app } = at.phone
    // The newest captcha is that of this phone.
    at.gateway.clock.advance(1000)
    await app.launch('package-order/pages/orders/orders')
    await at.phone.seen('#phone')
    return app
  }

  it('prompts for the agreement, uses the vendor’s phone and continues (SHELL-010)', async () => {
    const app = await openLogin()
    await app.tap('#quick-login-agree')
    await app.tap('#dialog-confirm')
    await at.phone.seen('#quick-login')
    await share(at.phone)
    await app.waitForText('暂无订单')
    const bound = app.vendor.requests.find(({ url }) => url.includes('bind_phone'))
    expect(JSON.parse(String(bound?.body))).toMatchObject({ openId: expect.stringMatching(/^o/) })
  })

  it('stays after a refusal, and accepts a code instead', async () => {
    const app = await openLogin()
    await app.tap('#agree')
    await at.phone.seen('#quick-login')
    await app.fire('#quick-login', BUTTON[platform].event, BUTTON[platform].refused)
    await app.waitForText('未授权手机号，您可以用验证码登录')
    await app.tap('#agree')
    await logIn(app, at.gateway, at.phone.cellphone)
    await app.waitForText('暂无订单')
  })

  it('shows an error when the vendor has no phone number, and retries', async () => {
    const app = await openLogin()
    await app.tap('#agree')
    if (platform === 'alipay') {
      app.vendor.answerNext('getPhoneNumber', { fail: { error: 40003 }, reason: 'not authorised' })
      await app.fire('#quick-login', 'getAuthorize', {})
      await app.waitForText('未授权手机号，您可以用验证码登录')
    } else {
      await app.fire('#quick-login', 'getPhoneNumber', { errMsg: 'getPhoneNumber:fail no phone number' })
      await app.waitForText('暂时无法获取手机号，请用验证码登录')
    }
    await share(at.phone)
    await app.waitForText('暂无订单')
  })

  it('binds a phone without a login code of the vendor', async () => {
    const { app } = at.phone
    app.vendor.account.next('offline')
    await openLogin()
    await app.tap('#agree')
    await share(at.phone)
    await app.waitForText('暂无订单')
  })

  it('starts with the login methods if the shop wants it (LOGIN-018)', async () => {
    await at.phone.sandbox('shop', { config: { loginWayPage: true } })
    const { app } = at.phone
    await app.launch('pages/mine/mine')
    await app.waitForText('登录 / 注册')
    await app.tapText('登录 / 注册')
    await at.phone.seen('#login-by-code')
    await app.tap('#agree')
    await share(at.phone)
    await app.waitForText(/安可观众/)
    await at.phone.sandbox('shop', { config: {} })
  })
})
