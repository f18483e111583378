import { changeAnswers } from '@test/changed-answers'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { GetTourOutput } from '@/contracts/tour/get-tour'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import TourDetailPage from './tour-detail'

const showId = NAMED_SHOWS.simpleConcert

async function options() {
  const { data } = await (await theGateway()).call(getShowStatic, { showId })
  return { params: { tourId: data?.basicInfo.tour?.tourId ?? '' } }
}

describe('the page of a tour (CAT-006)', () => {
  describeStates({ Page: TourDetailPage, route: routes.tourDetail, options, words: '星汇体育场' })

  it('lists its stops by date with prices, and opens them', async () => {
    const { router } = await renderPage(TourDetailPage, routes.tourDetail, await options())
    const stop = await seen(`stop-${showId}`)
    for (const words of ['上海', '星汇体育场', '¥380']) expect(stop.textContent).toContain(words)
    const days = [...document.querySelectorAll('[id^=stop-]')].map(
      ({ textContent }) => /\d{4}\.\d\d\.\d\d/.exec(textContent ?? '')?.[0],
    )
    expect(days.length).toBeGreaterThan(3)
    expect(days).toEqual([...days].sort())
    await tap(`stop-${showId}`)
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId } })
  })

  it('refreshes its stops on return, with the content in place', async () => {
    const page = await renderPage(TourDetailPage, routes.tourDetail, await options())
    const stop = await seen(`stop-${showId}`)
    changeAnswers<GetTourOutput>(page, '/tours/', (tour) => ({
      ...tour,
      stops: tour.stops.map((shown) => ({ ...shown, showStatusDisplay: '即将售罄' })),
    }))
    await page.show()
    expect(byId(`stop-${showId}`)).toBe(stop)
    await eventually(() => expect(stop.textContent).toContain('即将售罄'))
  })

  it('sets the name of the tour in the window', async () => {
    const titles: string[] = []
    await renderPage(TourDetailPage, routes.tourDetail, {
      ...(await options()),
      prepare: ({ app }) => {
        app.windowChrome.setTitle = (title) => titles.push(title)
      },
    })
    await eventually(() => expect(titles.at(-1)).toContain('林屿「星河入梦」'))
  })

  it('follows and unfollows by a tap (CAT-118)', async () => {
    const withUser = { ...(await options()), signedInAs: newBuyer() }
    const page = await renderPage(TourDetailPage, routes.tourDetail, withUser)
    await tap('follow')
    await eventually(() => expect(byId('follow').textContent).toBe('已关注'))
    page.close()
    await renderPage(TourDetailPage, routes.tourDetail, { ...withUser, testApp: page })
    await eventually(() => expect(byId('follow').textContent).toBe('已关注'))
    await tap('follow')
    await eventually(() => expect(byId('follow').textContent).toBe('关注巡演'))
  })

  it('opens the login for a visitor who follows it', async () => {
    const { router } = await renderPage(TourDetailPage, routes.tourDetail, await options())
    await tap('follow')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })

  it('shows a text for an unknown tour', async () => {
    await renderPage(TourDetailPage, routes.tourDetail, { params: { tourId: 'none' } })
    await seenText('没有找到相关内容')
  })
})
