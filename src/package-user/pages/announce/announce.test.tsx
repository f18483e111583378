import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { getAnnouncement } from '@/contracts/notice/get-announcement'
import { routes } from '@/routes'
import { demoHome } from '../../../../gateway/src/demo/home-content'
import AnnouncePage from './announce'

const id = demoHome().announcements[0]?.noticeId ?? ''

describe('the page of a notice (SHELL-197)', () => {
  describeStates({ Page: AnnouncePage, route: routes.announce, words: '谨防诈骗', options: () => ({ params: { id } }) })

  it('opens the linked page, when allowed (SHELL-193)', async () => {
    const opened = async (noticeMoreUrl: string) => {
      const page = await renderPage(AnnouncePage, routes.announce, {
        params: { id },
        prepare: async ({ gateway, network }) => {
          const answer = await gateway.call(getAnnouncement, { noticeId: id })
          const body = { ...answer, data: { ...answer.data, noticeMoreUrl } }
          network.intercept = ({ url }) =>
            url.includes('/announcements/') ? { status: 200, headers: {}, body } : undefined
        },
      })
      await seenText('谨防诈骗')
      return page
    }
    const { close } = await opened('https://evil.example/more')
    expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
    close()
    const { router } = await opened('https://www.sobot.com/more')
    await tap(screen.getByRole('button', { name: '查看更多' }))
    const params = { url: 'https://www.sobot.com/more' }
    expect(router.lastMove).toMatchObject({ path: routes.webView.path, params })
  })

  it('fetches the notice by its id (D-44)', async () => {
    const { network } = await renderPage(AnnouncePage, routes.announce, { params: { id } })
    await seenText('谨防诈骗')
    expect(network.sent).toContain(`GET /gateway/home/pub/v3/announcements/${id}`)
  })

  it('shows an error for an unknown notice', async () => {
    await renderPage(AnnouncePage, routes.announce, { params: { id: 'none' } })
    await seenText('没有找到相关内容')
  })
})
