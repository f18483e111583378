import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import VenuePage from './venue'

const showId = NAMED_SHOWS.simpleConcert

async function options() {
  const { data } = await (await theGateway()).call(getShowStatic, { showId })
  return { params: { venueId: data?.basicInfo.venueId ?? '' } }
}

describe('the page of a venue (CAT-012)', () => {
  describeStates({ Page: VenuePage, route: routes.venue, options, words: '星汇体育场' })

  it('says where it is and how to get there, and a tap opens the map (CAT-140)', async () => {
    const { app } = await renderPage(VenuePage, routes.venue, await options())
    const opened: unknown[] = []
    app.map.open = async (place) => opened.push(place) > 0
    await seenText('交通与须知')
    await seenText('公共交通')
    await tap('place')
    expect(opened).toEqual([expect.objectContaining({ name: '星汇体育场', lat: expect.any(Number) })])
  })

  it('lists what is to be seen there, and leads to it', async () => {
    const { router } = await renderPage(VenuePage, routes.venue, await options())
    await tap(await seen(`show-${showId}`))
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId } })
    await eventually(() =>
      expect(
        [...document.querySelectorAll('[id^=show-]')].every(({ textContent }) => textContent?.includes('星汇')),
      ).toBe(true),
    )
  })

  it('says it in words when there is no such venue', async () => {
    await renderPage(VenuePage, routes.venue, { params: { venueId: 'nowhere' } })
    await seenText('没有找到相关内容')
  })
})
