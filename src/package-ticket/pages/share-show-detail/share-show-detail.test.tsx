import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { sharedLink } from '@test/shared-link'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShareShowDetailPage from './share-show-detail'

describe('a show that a friend recommends (TICKET-016)', () => {
  describeStates({
    Page: ShareShowDetailPage,
    route: routes.shareShowDetail,
    options: () => ({ params: { showId: NAMED_SHOWS.simpleConcert } }),
    words: '星河入梦',
  })

  it('names the sharer', async () => {
    const shareId = await sharedLink('SHOW', NAMED_SHOWS.free)
    const { router } = await renderPage(ShareShowDetailPage, routes.shareShowDetail, { params: { shareId } })
    await seenText('Test 推荐您看这场演出')
    await tap('see-show')
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId: NAMED_SHOWS.free } })
  })

  it('shows the show without a name when the share has ended (TICKET-016)', async () => {
    const params = { shareId: 'ended', showId: NAMED_SHOWS.free }
    const { router } = await renderPage(ShareShowDetailPage, routes.shareShowDetail, { params })
    await seenText('朋友的分享已过期，内容仍可查看')
    await tap('see-show')
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId: NAMED_SHOWS.free } })
  })

  it('shows that a share has ended which names no show (TICKET-016)', async () => {
    await renderPage(ShareShowDetailPage, routes.shareShowDetail, { params: { shareId: 'ended' } })
    await seenText('这个分享打不开了')
  })

  it('explains a link without a target', async () => {
    await renderPage(ShareShowDetailPage, routes.shareShowDetail, {})
    await seenText('这个分享打不开了')
  })
})
