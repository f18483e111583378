import { changeAnswers } from '@test/changed-answers'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { ShowCard } from '@/contracts/show/show-card'
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

  it('shows address and directions, and opens the map (CAT-140)', async () => {
    const { app } = await renderPage(VenuePage, routes.venue, await options())
    const opened: unknown[] = []
    app.map.open = async (place) => opened.push(place) > 0
    await seenText('交通与须知')
    await seenText('公共交通')
    await tap('place')
    expect(opened).toEqual([expect.objectContaining({ name: '星汇体育场', lat: expect.any(Number) })])
  })

  it('lists its shows, and opens them', async () => {
    const { router } = await renderPage(VenuePage, routes.venue, await options())
    await tap(await seen(`show-${showId}`))
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId } })
    await eventually(() =>
      expect(
        [...document.querySelectorAll('[id^=show-]')].every(({ textContent }) => textContent?.includes('星汇')),
      ).toBe(true),
    )
  })

  it('refreshes its shows on return, with the content in place', async () => {
    const page = await renderPage(VenuePage, routes.venue, await options())
    const card = await seen(`show-${showId}`)
    const count = () => document.querySelectorAll('[id^=show-]').length
    const before = count()
    changeAnswers<{ list: ShowCard[] }>(page, '/shows?', (answer) => ({
      ...answer,
      list: answer.list.map((show) => ({ ...show, showStatusDisplay: '即将售罄' })),
    }))
    await page.show()
    expect([byId(`show-${showId}`), count()]).toEqual([card, before])
    await eventually(() => expect(card.textContent).toContain('即将售罄'))
    expect(count()).toBe(before)
  })

  it('shows a text for an unknown venue', async () => {
    await renderPage(VenuePage, routes.venue, { params: { venueId: 'nowhere' } })
    await seenText('没有找到相关内容')
  })
})
