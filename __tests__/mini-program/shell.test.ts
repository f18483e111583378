import { platforms } from '../../simulator/package/platforms'
import { phoneForEachTest } from '../support/phone-for-each-test'
import { logIn } from '../support/phone-shop'

/** How a vendor says that the user refused. */
const REFUSED = {
  weapp: { reason: 'auth deny', fail: {} },
  alipay: { reason: '用户不允许授权', fail: { error: 2001 } },
  tt: { reason: 'auth deny', fail: { errNo: 10200 } },
  xhs: { reason: 'auth denied', fail: {} },
}

describe.each(platforms)('the shell on %s', (platform) => {
  const at = phoneForEachTest(platform)

  it('finds the city of a user who says where they are, and goes on without', async () => {
    const { app } = at.phone
    await app.launch('pages/list/list')
    await app.waitForText('上海')
    await app.tap('#choose-city')
    await at.phone.seen('#locate')
    app.vendor.answerNext('getLocation', REFUSED[platform])
    await app.tap('#locate')
    await app.waitForText('位置授权失败')
    app.vendor.phone.position = { latitude: 22.1987, longitude: 113.5439 }
    await app.tap('#locate')
    await app.waitForText('澳门')
    expect(app.all('#locate')).toHaveLength(0)
  }, 30_000)

  it('loads the orders anew when they are pulled down', async () => {
    const { app } = at.phone
    await app.launch('package-order/pages/orders/orders')
    await at.phone.seen('#phone')
    await logIn(app, at.gateway, at.phone.cellphone)
    await app.waitForText('暂无订单')
    const asked = () => app.vendor.requests.filter(({ url }) => url.includes('/orders')).length
    const before = asked()
    await app.pullDown()
    expect(asked()).toBe(before + 1)
  }, 30_000)
})
