import { renderPage } from '@test/render-page'
import { byId, eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
import { listVenues } from '@/contracts/venue/list-venues'
import { routes } from '@/routes'
import VenueListPage from './venue-list'

const open = () => renderPage(VenueListPage, routes.venueList)
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent ?? '')

describe('the list of venues (CAT-011)', () => {
  describeStates({ Page: VenueListPage, route: routes.venueList, words: '星汇体育场' })

  it('lists venues of the city, and opens one', async () => {
    const { router } = await open()
    await seenText('星汇体育场')
    await tap(screen.getByRole('link', { name: /星汇体育场/ }))
    expect(router.lastMove).toMatchObject({ path: routes.venue.path, params: { venueId: expect.any(String) } })
  })

  it('has those of another city once it is chosen', async () => {
    await open()
    await seenText('星汇体育场')
    await tap('venue-city')
    await tap(screen.getAllByRole('radio', { name: '北京' })[0] as HTMLElement)
    await eventually(() => expect(byId('venue-city').textContent).toBe('北京'))
    await eventually(() => expect(links().length).toBeGreaterThan(0))
    expect(document.body.textContent).not.toContain('星汇体育场')
  })

  it('writes the city into its address, and follows the address', async () => {
    const { router, app, close } = await renderPage(VenueListPage, routes.venueList, {
      prepare: (shop) => {
        shop.router.address = {}
      },
    })
    await seenText('星汇体育场')
    expect(router.address).toEqual({ cityId: 'BL1106' })
    act(() => app.site.choose('BL1101'))
    await eventually(() => expect(router.address).toEqual({ cityId: 'BL1101' }))
    close()
    await renderPage(VenueListPage, routes.venueList, {
      params: { cityId: 'BL1101' },
      prepare: (shop) => shop.app.site.sites.load(),
    })
    await eventually(() => expect(byId('venue-city').textContent).toBe('北京'))
    expect(document.body.textContent).not.toContain('星汇体育场')
  })

  it('sorts by distance once the user shares their position, and shows the distance', async () => {
    const { geolocation, network } = await open()
    await seenText('星汇体育场')
    expect(document.querySelector('.distance')).toBeNull()
    await tap('venue-near')
    await seenText('没有获得您的位置')
    geolocation.outcome = { kind: 'located', lat: 31.23, lng: 121.47 }
    await tap('venue-near')
    await eventually(() => expect(links()[0]).toBeDefined())
    await eventually(() => expect(document.getElementById('venue-near')).toBeNull())
    await seenText(' km')
    expect(document.querySelectorAll('.distance')).toHaveLength(links().length)
    const far = [...(document.body.textContent ?? '').matchAll(/([\d.]+) km/g)].map(([, km]) => Number(km))
    expect(far).toEqual([...far].sort((a, b) => a - b))
    expect(network.sent.filter((call) => call.includes(listVenues.path))).toHaveLength(2)
  })

  it('shows the empty state for a city without venues', async () => {
    await renderPage(VenueListPage, routes.venueList, {
      prepare: ({ network }) => {
        const data = { list: [], total: 0, offset: 0, length: 0, hasMore: false }
        network.intercept = ({ url }) =>
          url.includes(listVenues.path) ? { status: 200, headers: {}, body: { statusCode: 200, data } } : undefined
      },
    })
    await seenText('该城市暂无场馆')
  })
})
