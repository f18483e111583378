import { phoneForEachTest } from '@test/phone-for-each-test'
import { PhoneShop } from '@test/phone-shop'
import { platforms } from '../../simulator/package/platforms'

describe.each(platforms)('a start without a network on %s', (platform) => {
  const at = phoneForEachTest(platform)
  it('restores the shell, shows the error, and continues when the network returns (SHELL-054)', async () => {
    await at.phone.app.launch('pages/list/list')
    await at.phone.app.waitForText('近期热门')
    const config = at.phone.app.vendor.storage.get('shop-config')
    expect(config).toBeTruthy()
    at.phone.app.close()

    at.phone = new PhoneShop(platform, at.gateway)
    at.phone.app.vendor.storage.set('shop-config', config)
    at.phone.app.goOffline()
    await at.phone.app.launch('pages/list/list')
    await at.phone.app.waitForText('无法连接网络')
    expect(at.phone.app.text()).toContain('票夹')
    at.phone.app.goOnline()
    await at.phone.app.waitForText('近期热门')
    expect(at.phone.app.text()).not.toContain('无法连接网络')
    await at.phone.app.waitFor(() => at.phone.app.vendor.requests.filter(({ url }) => url.includes('/shop/configs'))[1])
  })

  it('shows an error on the first start, and loads the shop when the network returns', async () => {
    at.phone.app.goOffline()
    await at.phone.app.launch('pages/list/list')
    await at.phone.app.waitForText('无法连接网络')
    at.phone.app.goOnline()
    await at.phone.app.waitForText('近期热门')
    await at.phone.app.waitForText('票夹')
  })

  it('recovers fully from a first start with faults once the user tries again (SHELL-086)', async () => {
    const { app } = at.phone
    await at.phone.sandbox('faults', { scenario: 'http503', path: '', times: 1000 })
    await app.launch('pages/list/list')
    await app.waitForText('重试')
    // Users can leave a failed page.
    expect(app.text()).toContain('首页全部商城票夹我的')
    await at.phone.sandbox('faults', {})
    await app.tapText('重试')
    await app.waitForText('近期热门')
    // The navigation, and the assumed city.
    await app.waitForText('票夹')
    await at.phone.seen('#choose-city')
    expect(app.text('#choose-city')).toBe('上海')
  })
})
