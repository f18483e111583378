import { renderPage } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { act } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

const open = (showId: string) => renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })

describe('the show page', () => {
  describeStates({
    Page: ShowDetailPage,
    route: routes.showDetail,
    options: () => ({ params: { showId: NAMED_SHOWS.simpleConcert } }),
    words: '林屿「星河入梦」',
  })

  it('tells what a buyer wants to know, and leads to the booking', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    for (const words of ['¥380', '星汇体育场', '购票须知', '演出阵容', '相似演出']) await seenText(words)
    await tap('buy')
    expect(router.lastMove).toMatchObject({
      path: routes.booking.path,
      params: { showId: NAMED_SHOWS.simpleConcert },
    })
  })

  it.each([
    ['soldOut', '已售罄'],
    ['canceled', '演出已取消'],
    ['completed', '演出已结束'],
    ['delayed', '演出延期'],
    ['preSale', '距开售'],
  ] as const)('of %s says "%s" where others say buy, and cannot be tapped', async (name, words) => {
    const { router } = await open(NAMED_SHOWS[name])
    await seen('buy')
    await seenText(words)
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
    act(() => byId('buy').click())
    expect(router.moves).toEqual([])
  })

  it('lets a buyer leave word where there are no tickets', async () => {
    await open(NAMED_SHOWS.lackOfTicket)
    await seenText('缺货登记')
    expect(byId('buy').hasAttribute('disabled')).toBe(false)
  })

  it('says it in words when there is no such show', async () => {
    await open('000000000000000000000000')
    await seenText('没有找到相关内容')
  })
})
