import { platforms } from '../../simulator/package/platforms'
import { PhoneShop } from '../support/phone-shop'
import type { TestGateway } from '../support/test-gateway'

describe.each(platforms)('a start without a network on %s', (platform) => {
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

  it('brings up the shell as it was, says what is wrong, and goes on when the network comes', async () => {
    await phone.app.launch('pages/list/list')
    await phone.app.waitForText('近期热门')
    const config = phone.app.vendor.storage.get('shop-config')
    expect(config).toBeTruthy()
    phone.app.close()

    phone = new PhoneShop(platform, gateway)
    phone.app.vendor.storage.set('shop-config', config)
    phone.app.goOffline()
    await phone.app.launch('pages/list/list')
    await phone.app.waitForText('无法连接网络')
    expect(phone.app.text()).toContain('票夹')
    phone.app.goOnline()
    await phone.app.waitForText('近期热门')
    expect(phone.app.text()).not.toContain('无法连接网络')
    phone.app.assertHealthy()
  }, 30_000)

  it('of the first time says what is wrong, and becomes a shop when the network comes', async () => {
    phone.app.goOffline()
    await phone.app.launch('pages/list/list')
    await phone.app.waitForText('无法连接网络')
    phone.app.goOnline()
    await phone.app.waitForText('近期热门')
    await phone.app.waitForText('票夹')
    phone.app.assertHealthy()
  }, 30_000)
})
