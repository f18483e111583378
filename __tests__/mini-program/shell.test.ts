import { phoneForEachTest } from '@test/phone-for-each-test'
import { logIn } from '@test/phone-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { platforms } from '../../simulator/package/platforms'

/** Vendor errors for a refusal. */
const REFUSED = {
  weapp: { reason: 'auth deny', fail: {} },
  alipay: { reason: '用户不允许授权', fail: { error: 2001 } },
  tt: { reason: 'auth deny', fail: { errNo: 10200 } },
  xhs: { reason: 'auth denied', fail: {} },
}

describe.each(platforms)('the shell on %s', (platform) => {
  const at = phoneForEachTest(platform)

  it('finds the city of a user who shares their position, and works without it (SHELL-082)', async () => {
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
  })

  it('reloads the orders when they are pulled down', async () => {
    const { app } = at.phone
    await app.launch('package-order/pages/orders/orders')
    await at.phone.seen('#phone')
    await logIn(app, at.gateway, at.phone.cellphone)
    await app.waitForText('暂无订单')
    const requested = () => app.vendor.requests.filter(({ url }) => url.includes('/orders')).length
    const before = requested()
    await app.pullDown()
    expect(requested()).toBe(before + 1)
  })

  it('opens the target of a scanned code', async () => {
    const { app } = at.phone
    const address = `https://encore.example/s/${NAMED_SHOWS.realNamePerOrder}`
    const query: Record<string, string> =
      platform === 'alipay' ? { qrCode: address } : { q: encodeURIComponent(address) }
    await app.launch('pages/list/list', query)
    await at.phone.seen('#buy')
    await app.waitForText('牡丹亭')
  })

  it('shows the mandatory notice of a show, and records that it was read', async () => {
    const { app } = at.phone
    await app.launch('package-show/pages/show-detail/show-detail', { showId: NAMED_SHOWS.sensitive })
    await at.phone.seen('#popup-notice')
    await app.waitForText('我已阅读')
    await app.tap('#notice-read')
    expect(app.all('#popup-notice')).toHaveLength(0)
    expect(app.vendor.storage.get('read-notices')).toBeTruthy()
  })

  if (platform !== 'xhs') {
    it('restarts in the version that the vendor has fetched', async () => {
      const { app } = at.phone
      await app.launch('pages/list/list')
      await app.waitForText('近期热门')
      app.vendor.updates.announce()
      await app.waitForText('新版本已准备好')
      await app.tap('#dialog-confirm')
      expect(app.vendor.updates.isApplied).toBe(true)
    })
  }

  it('enforces the version that the shop requires', async () => {
    const { app } = at.phone
    await at.phone.sandbox('faults', { scenario: 'update:FORCE', path: 'version/match', times: 1 })
    await app.launch('pages/list/list')
    await app.waitForText('发现新版本')
    expect(app.all('#dialog-cancel')).toHaveLength(0)
    await app.tap('#dialog-confirm')
    await app.waitForText('请删除小程序后重新打开')
  })
})
