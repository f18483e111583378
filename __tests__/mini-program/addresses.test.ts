import { phoneForEachTest } from '@test/phone-for-each-test'
import { logIn } from '@test/phone-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { platforms } from '../../simulator/package/platforms'

describe.each(platforms)('a link to %s', (platform) => {
  const at = phoneForEachTest(platform)

  async function follow(path: string, query: Record<string, string> = {}): Promise<void> {
    await at.phone.app.launch(path, query)
  }

  it('shows an error for an unknown page, and links to the home page', async () => {
    await follow('pages/no-such-page/no-such-page')
    await at.phone.app.waitForText('该页面无法查看')
    await at.phone.app.tapText('回到首页')
    await at.phone.app.waitForText('近期热门')
  })

  it('opens the page of a former path (CAT-002)', async () => {
    await follow('pages/show-detail/show-detail', { showId: NAMED_SHOWS.simpleConcert })
    await at.phone.seen('#buy')
  })

  it('opens the page of a group, which shows that the group does not exist', async () => {
    await follow('package-show/pages/show-detail/show-detail', { showId: 'SG12' })
    await at.phone.app.waitForText('没有找到相关内容')
  })
  describe('into a closed shop', () => {
    async function followWhileClosed(path: string, query?: Record<string, string>): Promise<void> {
      await at.phone.sandbox('shop', { status: 'MAINTAIN' })
      await follow(path, query)
      await at.phone.app.waitForText('店铺维护中，马上就好')
      await at.phone.sandbox('shop', { status: 'OPEN' })
      // A login page below the notice has a captcha already; the next one is newer.
      at.gateway.clock.advance(1_000)
      await at.phone.app.tapText('重新查看')
    }

    afterEach(() => at.phone.sandbox('shop', { status: 'OPEN' }))

    it('opens the page when the shop has opened', async () => {
      await followWhileClosed('package-show/pages/show-detail/show-detail', { showId: NAMED_SHOWS.simpleConcert })
      await at.phone.seen('#buy')
      expect(at.phone.app.stack).toEqual(['package-show/pages/show-detail/show-detail'])
    })

    it('opens the list with the choices of the link', async () => {
      await followWhileClosed('pages/all/all', { sort: 'PRICE_ASC' })
      await at.phone.app.waitForText('价格从低到高')
    })

    it('sends a visitor through the login to a page of users', async () => {
      await followWhileClosed('package-user/pages/address/address')
      await at.phone.seen('#phone')
      await logIn(at.phone.app, at.gateway, at.phone.cellphone)
      await at.phone.seen('#add-address')
    })
  })
})
