import { renderPage, theGateway } from '@test/render-page'
import { ok } from '@test/request-pipeline'
import { pass, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import type { HotTicket } from '@/contracts/show/list-hot-tickets'
import { routes } from '@/routes'
import HotTicketPage from './hot-ticket'

const SHOW: HotTicket = {
  showId: 'show-1',
  showName: '海边的音乐会',
  posterUrl: '/poster.svg',
  posterColor: '#000000',
  cityName: '厦门',
  venueName: '海滨广场',
  displayShowTime: '2026.12.01',
  saleTimeCountdown: 90_000,
}

/** Opens the page of a shop with these answers. */
const open = async (shows: HotTicket[]) =>
  renderPage(HotTicketPage, routes.hotTicket, {
    prepare: ({ network }) => {
      network.intercept = ({ url }) => (url.includes('hot_tickets') ? ok(shows) : undefined)
    },
  })

describe('the page of sales that begin soon (TICKET-006, NAV-017)', () => {
  describeStates({ Page: HotTicketPage, route: routes.hotTicket, words: '后开售' })

  it('opens for visitors under /hot', () => {
    expect(routes.hotTicket).toMatchObject({ aliases: ['/hot'], needsLogin: false })
  })

  it('counts down to each sale, and shows when one has begun', async () => {
    await open([SHOW, { ...SHOW, showId: 'show-2', showName: '早场', saleTimeCountdown: 2 }])
    await seenText('1 天 1:00:00 后开售')
    const { clock } = await theGateway()
    clock.advance(3000)
    await pass(1000)
    await seenText('已开售')
    await seenText('1 天 0:59:57 后开售')
    clock.advance(-3000)
  })

  it('fetches the sales of the city that the address names', async () => {
    const requested: string[] = []
    await renderPage(HotTicketPage, routes.hotTicket, {
      params: { cityId: 'BL1101' },
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          if (url.includes('hot_tickets')) requested.push(url)
          return undefined
        }
      },
    })
    await seenText('北京')
    expect(document.body.textContent).not.toContain('上海')
    expect(requested).toEqual([expect.stringContaining('cityId=BL1101')])
  })

  it('opens the show', async () => {
    const { router } = await open([SHOW])
    await seenText('海边的音乐会')
    await tap(screen.getByText('海边的音乐会'))
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId: 'show-1' } })
  })

  it('offers current sales when none is upcoming', async () => {
    const { router } = await open([])
    await seenText('近期没有待开售的演出')
    await tap(screen.getByRole('button', { name: '看看在售演出' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })
})
