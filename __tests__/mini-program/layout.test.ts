import { phoneForEachTest } from '@test/phone-for-each-test'
import { logIn } from '@test/phone-shop'
import { platformsInDepth } from '@test/tested-platforms'

/** A screen further down, px: blocks are drawn when they are scrolled towards. */
const SCREEN = 800

describe.each(platformsInDepth)('elements of a laid out page on %s', (platform) => {
  const at = phoneForEachTest(platform)
  it('sends a visitor to the login for a coupon, which arrives in the next window', async () => {
    const { app } = at.phone
    await app.launch('pages/list/list')
    await at.phone.seen('#block-layout-HOME-coupon_slide')
    await at.phone.scrollTo(SCREEN)
    await at.phone.seen('#block-layout-HOME-coupon_slide [aria-label^="领取"]')
    await app.tap('#block-layout-HOME-coupon_slide [aria-label^="领取"]')
    await at.phone.seen('#phone')
    await logIn(app, at.gateway, at.phone.cellphone)
    await at.phone.seen('#coupon-window')
    await app.tap('#coupon-window [aria-label^="领取"]')
    await at.phone.seen('#coupon-window [aria-label^="已领取"]')
  })

  it('offers the telephone, a chat, and on WeChat the company’s chat (CS-009, CS-010)', async () => {
    const { app } = at.phone
    await app.launch('package-user/pages/support/support')
    await app.tap('#customer-service')
    await at.phone.seen('#service-TELEPHONE')
    expect(app.all('#service-COMPANY_CHAT')).toHaveLength(platform === 'weapp' ? 1 : 0)
    await app.tap('#service-TELEPHONE')
    expect(app.vendor.phone.phoneCalls).toEqual(['4001234567'])
  })
})
