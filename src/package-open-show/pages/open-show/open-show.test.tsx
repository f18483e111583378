import { renderPage } from '@test/render-page'
import { ok } from '@test/request-pipeline'
import { seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import { routeOfPath, routes } from '@/routes'
import OpenShowPage from './open-show'

describe('the home of open shows', () => {
  describeStates({ Page: OpenShowPage, route: routes.openShow, words: '城市开放麦' })

  it('shows open registrations, and opens each and all of them (OPEN-002)', async () => {
    const { router } = await renderPage(OpenShowPage, routes.openShow)
    await seenText('城市开放麦')
    const rows = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(rows).toHaveLength(2)
    expect(rows.join()).not.toMatch(/策展人导览夜|新年市民合唱音乐会|亲子乐器体验日/)
    await tap(screen.getByRole('link', { name: /城市开放麦/ }))
    expect(router.lastMove).toMatchObject({
      path: routes.openShowDetail.path,
      params: { openShowId: expect.any(String) },
    })
    await tap('all-open-shows')
    expect(router.lastMove).toMatchObject({ path: routes.openShowList.path })
  })

  it('opens for the address of the main package (OPEN-001)', () => {
    expect(routeOfPath('pages/open-show/open-show')).toBe(routes.openShow)
  })

  it('shows the empty state without open registrations', async () => {
    const nothing = ok({ list: [], total: 0, offset: 0, length: 20, hasMore: false })
    await renderPage(OpenShowPage, routes.openShow, {
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (url.includes(listOpenShows.path) ? nothing : undefined)
      },
    })
    await seenText('暂无正在报名的演出')
  })
})
