import { phoneForEachTest } from '@test/phone-for-each-test'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { platforms } from '../../simulator/package/platforms'

describe.each(platforms)('a link to %s', (platform) => {
  const at = phoneForEachTest(platform)

  async function follow(path: string, query: Record<string, string> = {}): Promise<void> {
    await at.phone.app.launch(path, query)
  }

  it('with a page that this shop does not have says so, and leads home', async () => {
    await follow('pages/annual-review/annual-review')
    await at.phone.app.waitForText('该页面无法查看')
    await at.phone.app.tapText('回到首页')
    await at.phone.app.waitForText('近期热门')
  })

  it('with a former place of a page opens the page (CAT-002)', async () => {
    await follow('pages/show-detail/show-detail', { showId: NAMED_SHOWS.simpleConcert })
    await at.phone.seen('#buy')
  })

  it('with a group of shows leads to its page, which says that there is no such group', async () => {
    await follow('package-show/pages/show-detail/show-detail', { showId: 'SG12' })
    await at.phone.app.waitForText('没有找到相关内容')
  })
})
