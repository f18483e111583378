import { platforms } from '../../simulator/package/platforms'
import { logIn, PhoneShop } from '../support/phone-shop'
import type { TestGateway } from '../support/test-gateway'

describe.each(platforms)('what can be done on a laid out page on %s', (platform) => {
  let gateway: TestGateway
  let phone: PhoneShop

  beforeAll(async () => {
    gateway = await createTestGateway()
  }, 30_000)
  afterAll(() => gateway.close())
  beforeEach(() => {
    phone = new PhoneShop(platform, gateway)
  })
  afterEach(() => phone.app.close())

  it('a coupon leads a visitor to the login, and is received in the window that follows', async () => {
    const { app } = phone
    await app.launch('pages/list/list')
    await app.waitForText('领券中心')
    await app.tap('#block-layout-HOME-coupon_slide [aria-label^="领取"]')
    await phone.seen('#phone')
    await logIn(app, gateway, phone.cellphone)
    await phone.seen('#banner-window')
    await app.tap('#banner-window [aria-label="关闭"]')
    await phone.seen('#coupon-window')
    await app.tap('#coupon-window [aria-label^="领取"]')
    await phone.seen('#coupon-window [aria-label^="已领取"]')
    app.assertHealthy()
  }, 30_000)

  it('the way to the merchant is the telephone, a chat, and on WeChat that of the company', async () => {
    const { app } = phone
    await app.launch('package-user/pages/support/support')
    await app.tap('#customer-service')
    await phone.seen('#service-TELEPHONE')
    expect(app.all('#service-COMPANY_CHAT')).toHaveLength(platform === 'weapp' ? 1 : 0)
    await app.tap('#service-TELEPHONE')
    expect(app.vendor.phone.phoneCalls).toEqual(['4001234567'])
    app.assertHealthy()
  }, 30_000)
})
