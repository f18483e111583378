import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
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

  it('keeps the show by a tap on the heart, and no longer by another (CAT-082)', async () => {
    const options = { params: { showId: NAMED_SHOWS.simpleConcert }, signedInAs: newBuyer() }
    const page = await renderPage(ShowDetailPage, routes.showDetail, options)
    await tap('favorite')
    await eventually(() => expect(byId('favorite').textContent).toBe('已想看'))
    page.close()
    await renderPage(ShowDetailPage, routes.showDetail, { ...options, testApp: page })
    await eventually(() => expect(byId('favorite').textContent).toBe('已想看'))
    await tap('favorite')
    await eventually(() => expect(byId('favorite').textContent).toBe('想看'))
  })

  it('asks once more for what is the user’s own where the answer was everybody’s (CAT-082)', async () => {
    const { network } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      signedInAs: newBuyer(),
      prepare: ({ network: net }) => {
        net.intercept = ({ url, headers }) => {
          if (url.includes('/dynamic')) for (const name of Object.keys(headers)) delete headers[name]
          return undefined
        }
      },
    })
    await seenText('¥380')
    await seen('buy')
    const asked = () => network.sent.filter((call) => call.endsWith('/dynamic'))
    await eventually(() => expect(asked().length).toBeGreaterThan(1))
    await pass(200)
    expect(asked()).toHaveLength(2)
  })

  it.each([
    ['preSale', '开售提醒'],
    ['soldOut', '有票提醒'],
  ] as const)(
    'of %s reminds a user who asks for it, and no longer (CAT-077, CAT-078, CAT-117)',
    async (name, words) => {
      const options = { params: { showId: NAMED_SHOWS[name] }, signedInAs: newBuyer() }
      const page = await renderPage(ShowDetailPage, routes.showDetail, options)
      await eventually(() => expect(byId('remind').textContent).toBe(words))
      await tap('remind')
      await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
      page.close()
      await renderPage(ShowDetailPage, routes.showDetail, { ...options, testApp: page })
      await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
      await tap('remind')
      await eventually(() => expect(byId('remind').textContent).toBe(words))
    },
  )

  it('reminds nobody of a show that is on sale', async () => {
    await open(NAMED_SHOWS.simpleConcert)
    await seen('buy')
    expect(document.getElementById('remind')).toBeNull()
  })

  it('says the price that its card says, or none (CAT-054, CAT-055)', async () => {
    const hidden = await open(NAMED_SHOWS.hiddenPrice)
    await seen('buy')
    expect(document.getElementById('price')).toBeNull()
    hidden.close()
    const undetermined = await open(NAMED_SHOWS.priceToBeDetermined)
    await eventually(() => expect(byId('price').textContent).toBe('待定'))
    undetermined.close()
    await open(NAMED_SHOWS.free)
    await eventually(() => expect(byId('price').textContent).toBe('免费'))
  })

  it('sends a visitor who wants to keep it to the login', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    await tap('favorite')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })

  it('leads to its venue and to its tour (CAT-141)', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    await tap(await eventually(() => screen.getByRole('link', { name: /^巡演全部城市/ })))
    expect(router.lastMove).toMatchObject({ path: routes.tourDetail.path, params: { tourId: expect.any(String) } })
    await pass(200)
    await tap(screen.getByRole('link', { name: /^场馆演出/ }))
    expect(router.lastMove).toMatchObject({ path: routes.venue.path, params: { venueId: expect.any(String) } })
  })

  it('says it in words when there is no such show', async () => {
    await open('000000000000000000000000')
    await seenText('没有找到相关内容')
  })
})
