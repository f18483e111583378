import { fakeIntersectionObserver, intersectEverything } from '@test/fake-intersection-observer'
import { type RenderOptions, renderPage } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { act, within } from '@testing-library/react'
import { getShowStatic } from '@/contracts/show/get-show-static'
import ShowDetailPage from '@/package-show/pages/show-detail/show-detail'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'

/** The notice that has to be read, and another show that has one too. */
const showId = NAMED_SHOWS.sensitive
const otherShowId = NAMED_SHOWS.delayed

fakeIntersectionObserver()

const open = (params: { showId: string }, options: RenderOptions = {}) =>
  renderPage(ShowDetailPage, routes.showDetail, { params, ...options })

async function readToTheEnd(): Promise<void> {
  await seen('popup-notice')
  intersectEverything()
  await tap('notice-read')
}

describe('a notice that has to be read', () => {
  it('enables its button once its end has been on the screen (SHELL-196)', async () => {
    const { storage } = await open({ showId })
    expect((await seen('notice-read')).textContent).toBe('请阅读至底部')
    expect(byId('notice-read')).toHaveProperty('disabled', true)
    intersectEverything()
    expect(byId('notice-read').textContent).toBe('我已阅读')
    await tap('notice-read')
    expect(document.getElementById('popup-notice')).toBeNull()
    expect(storage.get('read-notices')).toMatchObject([{ showId, pageSource: 'SHOW_DETAIL' }])
  })

  it('appears again until it was read, and for each show (SHELL-194, SHELL-195)', async () => {
    const first = await open({ showId })
    await seen('popup-notice')
    act(() => (document.querySelector('#popup-notice [aria-label="关闭"]') as HTMLElement).click())
    await gone('popup-notice')
    first.close()
    const second = await open({ showId })
    await readToTheEnd()
    second.close()
    const records = second.storage.get('read-notices')
    const prepare: RenderOptions['prepare'] = ({ app }) => {
      for (const record of records as never[]) app.readNotices.record(record)
    }
    const third = await open({ showId }, { prepare })
    await seen('buy')
    expect(document.getElementById('popup-notice')).toBeNull()
    third.close()
    await open({ showId: otherShowId }, { prepare })
    await seen('popup-notice')
  })

  it('opens the page with more (SHELL-228)', async () => {
    const noticeMoreUrl = 'https://www.sobot.com/more'
    const { router } = await open(
      { showId },
      {
        prepare: async ({ gateway, network }) => {
          const answer = await gateway.call(getShowStatic, { showId })
          const notices = answer.data?.notices.map((notice) => ({ ...notice, noticeMoreUrl }))
          const body = { ...answer, data: { ...answer.data, notices } }
          network.intercept = ({ url }) =>
            url.includes(`/show/${showId}/static`) ? { status: 200, headers: {}, body } : undefined
        },
      },
    )
    await tap(within(await seen('popup-notice')).getByRole('button', { name: '查看更多' }))
    expect(router.lastMove).toMatchObject({ path: routes.webView.path, params: { url: noticeMoreUrl } })
  })

  it('reports that a user has read it', async () => {
    const { network } = await open({ showId }, { signedInAs: '13900190077' })
    await readToTheEnd()
    await eventually(() => expect(network.sent).toContain('POST /gateway/user/buyer/v1/notice/read'))
  })

  it('stays hidden for a show without one', async () => {
    await open({ showId: NAMED_SHOWS.simpleConcert })
    await seenText('购票须知')
    expect(document.getElementById('popup-notice')).toBeNull()
  })
})
