import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import { demoHome } from '../../../../gateway/src/demo/home-content'
import AnnouncePage from './announce'

const id = demoHome().announcements[0]?.noticeId ?? ''

describe('the page of a notice (SHELL-197)', () => {
  describeStates({ Page: AnnouncePage, route: routes.announce, words: '谨防诈骗', options: () => ({ params: { id } }) })

  it('says so where there is no such notice', async () => {
    await renderPage(AnnouncePage, routes.announce, { params: { id: 'none' } })
    await seenText('没有找到相关内容')
  })
})
