import { changeShop, renderPage } from '@test/render-page'
import { eventually, pass, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { screen } from '@testing-library/react'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import { routes } from '@/routes'
import { showIdOf } from '../../../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { stableId } from '../../../../gateway/src/stable-id'
import BookingPage from '../booking/booking'
import ShowDetailPage from '../show-detail/show-detail'
import TiedSaleListPage from './tied-sale-list'

const showId = NAMED_SHOWS.simpleConcert

describe('the goods that are sold with a show (CAT-009)', () => {
  describeStates({
    Page: TiedSaleListPage,
    route: routes.tiedSaleList,
    options: () => ({ params: { showId } }),
    words: '应援灯',
  })

  it('name their show, and open their pages', async () => {
    const { router, network } = await renderPage(TiedSaleListPage, routes.tiedSaleList, { params: { showId } })
    await seenText('林屿「星河入梦」')
    await tap(screen.getByRole('link', { name: /应援灯/ }))
    expect(router.lastMove).toMatchObject({
      path: routes.shopDetail.path,
      params: { spuId: stableId('spu:light-stick') },
    })
    expect(network.sent.some((call) => call === `GET /gateway/${listTiedGoods.path}`)).toBe(true)
  })

  it('match the chosen session (CAT-121)', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params: { showId } })
    await eventually(() => expect(document.getElementById('tied-goods')?.textContent).toContain('3 件商品'))
    await tap('tied-goods')
    const { params = {} } = router.lastMove ?? {}
    expect(params.bizShowSessionId).toBeTruthy()
    const { network } = await renderPage(TiedSaleListPage, routes.tiedSaleList, { params })
    await seenText('应援灯')
    expect(network.sent.some((call) => call === `POST /gateway/${searchTiedGoods.path}`)).toBe(true)
  })

  it('appear on the page of the show, if any', async () => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })
    await eventually(() => expect(document.getElementById('tied-goods')).toBeTruthy())
    await tap('tied-goods')
    expect(router.lastMove).toMatchObject({ path: routes.tiedSaleList.path, params: { showId } })
    const other = NAMED_SHOWS.exhibition
    const page = await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: other } })
    await seenText('相似演出')
    expect(document.querySelectorAll('#tied-goods')).toHaveLength(1)
    page.close()
  })

  it('show the empty state, and sold-out ones', async () => {
    await renderPage(TiedSaleListPage, routes.tiedSaleList, { params: { showId: NAMED_SHOWS.exhibition } })
    await seenText('这场演出暂无周边商品')
    await renderPage(TiedSaleListPage, routes.tiedSaleList, { params: { showId: showIdOf('yunduo@sh-grand') } })
    await eventually(() => expect(screen.getByRole('link', { name: /毛绒公仔/ }).textContent).toContain('已售罄'))
  })
})

describe('package prices of seat plans', () => {
  it('appear beside them, unless the shop hides prices (CAT-123, CAT-125)', async () => {
    const requested: { url: URL; body?: string }[] = []
    const prepare = ({ network }: TestApp) => {
      network.intercept = ({ url, body }) => {
        requested.push({ url: new URL(url, 'http://shop.test'), body })
        return undefined
      }
    }
    const launchQuery = { channelId: 'wechat-ad' }
    const page = await renderPage(BookingPage, routes.booking, { params: { showId }, launchQuery, prepare })
    await seenText('套票价 ¥304')
    const of = (path: string) => requested.filter(({ url }) => url.pathname.endsWith(path))
    const bodies = of('promotion/adapter/channel_promotion').map(({ body = '' }) => JSON.parse(body))
    expect(bodies).toEqual([
      { showId, channelId: 'wechat-ad', seatPlanIds: expect.arrayContaining([expect.any(String)]) },
    ])
    // Only packages have a page that the booking can open.
    const [list] = of('promotions/list')
    expect(list?.url.searchParams.get('promotionCategory')).toBe('TICKET_PACKAGE')
    page.close()
    await changeShop({ merchant: 'full', config: { hiddenTicketPrice: true } })
    await renderPage(BookingPage, routes.booking, { params: { showId }, prepare })
    await eventually(() => expect(of('promotion/adapter/channel_promotion')).toHaveLength(2))
    await pass(500)
    expect(document.getElementById('plan-0')).not.toBeNull()
    expect(document.body.textContent).not.toContain('套票价')
    await changeShop({ merchant: 'full', config: {} })
  })
})
