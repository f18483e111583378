import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { platforms } from '../../simulator/package/platforms'
import { PhoneShop } from '../support/phone-shop'
import type { TestGateway } from '../support/test-gateway'

describe.each(platforms)('a link to %s', (platform) => {
  let gateway: TestGateway
  let phone: PhoneShop

  beforeAll(async () => {
    gateway = await createTestGateway()
  }, 30_000)
  afterAll(() => gateway.close())
  afterEach(() => {
    phone.app.assertHealthy()
    phone.app.close()
  })

  async function follow(path: string, query: Record<string, string> = {}): Promise<void> {
    phone = new PhoneShop(platform, gateway)
    await phone.app.launch(path, query)
  }

  it('with a page that this shop does not have says so, and leads home', async () => {
    await follow('pages/annual-review/annual-review')
    await phone.app.waitForText('该页面无法查看')
    await phone.app.tapText('回到首页')
    await phone.app.waitForText('近期热门')
  }, 30_000)

  it('with a former place of a page opens the page', async () => {
    await follow('pages/show-detail/show-detail', { showId: NAMED_SHOWS.simpleConcert })
    await phone.seen('#buy')
  }, 30_000)

  it('with a group of shows says that there is no such page yet', async () => {
    await follow('package-show/pages/show-detail/show-detail', { showId: 'SG12' })
    await phone.app.waitForText('该页面无法查看')
  }, 30_000)
})
