import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { fireEvent, screen, within } from '@testing-library/react'
import { listShows } from '@/contracts/show/list-shows'
import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import AllPage from './all'

const cards = () => [...document.querySelectorAll('[id^=show-]')]

/** The page is at an address, as on the web. */
const at =
  (address: Record<string, string>) =>
  ({ router }: TestApp) => {
    router.address = address
  }

const IN_BEIJING = { status: 200, headers: {}, body: { statusCode: 200, data: { cityId: 'BL1101' } } }
const NOTHING = {
  status: 200,
  headers: {},
  body: { statusCode: 200, data: { list: [], total: 0, offset: 0, length: 0, hasMore: false } },
}

describe('the page of all shows (CAT-001)', () => {
  describeStates({ Page: AllPage, route: routes.all, words: '林屿「星河入梦」' })

  it('lists twenty shows of the city, and more at the end', async () => {
    const { reachBottom } = await renderPage(AllPage, routes.all)
    await eventually(() => expect(cards()).toHaveLength(20))
    expect(document.body.textContent).not.toContain('北京')
    const tabs = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') !== null)).toEqual([byId('tab-all')])
    expect(tabs.indexOf(byId('tab-all'))).toBe(1)
    await reachBottom()
    await eventually(() => expect(cards()).toHaveLength(40))
  })

  it('narrows the list to a category (CAT-037, CAT-115)', async () => {
    const levels: (string | null)[] = []
    const prepare = ({ network }: TestApp) => {
      network.intercept = ({ url }) => {
        const { pathname, searchParams } = new URL(url, 'http://shop.test')
        if (pathname.endsWith('/backend_categories')) levels.push(searchParams.get('level'))
        return undefined
      }
    }
    await renderPage(AllPage, routes.all, { prepare })
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    await tap('category-WuDaoBaLei')
    expect(levels).toEqual(['2'])
    await eventually(() => expect(document.getElementById(`show-${NAMED_SHOWS.simpleConcert}`)).toBeNull())
    await seenText('天鹅湖')
  })

  it('requests each category by its code, and all of them by theirs (CAT-031, CAT-032, CAT-033, CAT-034, CAT-035, CAT-036, CAT-037, CAT-038, CAT-039)', async () => {
    const requested: (string | null)[] = []
    await renderPage(AllPage, routes.all, {
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          if (url.includes(listShows.path))
            requested.push(new URL(url, 'http://shop.test').searchParams.get('backendCategoryCode'))
          return undefined
        }
      },
    })
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    const others = [
      'YanChangHui',
      'HuaJuGeJu',
      'TiYuSaiShi',
      'YinYueHui',
      'ZhanLanXiuXian',
      'WuDaoBaLei',
      'ErTongQinZi',
    ]
    const wanted = [...others, 'QuYiZaTan', 'ALL']
    for (const code of wanted) {
      await tap(`category-${code}`)
      await eventually(() => expect(requested.at(-1)).toBe(code))
    }
    expect(requested).toEqual(['ALL', ...wanted])
  })

  it('ranks the cheapest first', async () => {
    const { network } = await renderPage(AllPage, routes.all)
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    await tap('filter-sort')
    await tap(screen.getByRole('radio', { name: '价格从低到高' }))
    await eventually(() => expect(network.sent.filter((call) => call.endsWith('show_list/list'))).toHaveLength(2))
  })

  it('shows chosen days, which its address names', async () => {
    const { router, network } = await renderPage(AllPage, routes.all, { prepare: at({}) })
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    const requested: string[] = []
    network.intercept = ({ url }) => {
      if (url.includes(listShows.path)) requested.push(url)
      return undefined
    }
    await tap('filter-date')
    await seenText('本周末')
    await seen('day-first')
    expect(byId('days-choose').hasAttribute('disabled')).toBe(true)
    fireEvent.change(byId('day-first'), { target: { value: '2026-12-18' } })
    fireEvent.change(byId('day-last'), { target: { value: '2026-12-20' } })
    await tap('days-choose')
    const wanted = { cityId: 'BL1106', day: '2026-12-18', until: '2026-12-20' }
    await eventually(() => expect(router.address).toEqual(wanted))
    expect(byId('filter-date').textContent).toBe('12.18 – 12.20')
    await eventually(() => expect(requested).toHaveLength(1))
    const { searchParams } = new URL(requested[0] ?? '', 'http://shop.test')
    expect([searchParams.get('startDate'), searchParams.get('endDate')]).toEqual(['2026-12-18', '2026-12-20'])
  })

  it('shows the empty state, and starts over', async () => {
    const { network } = await renderPage(AllPage, routes.all)
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    network.intercept = ({ url }) => (url.includes('startDate') ? NOTHING : undefined)
    await tap('filter-date')
    await tap('date-last30Days')
    await seenText('没有找到')
    await tap(screen.getByRole('button', { name: '清除筛选条件' }))
    await eventually(() => expect(cards()).toHaveLength(20))
  })

  it('waits for the city, so that no card is replaced by another city’s', async () => {
    const { network, app } = await renderPage(AllPage, routes.all, {
      prepare: ({ app: shop, network: net }) => {
        net.intercept = ({ url }) => (url.includes(getCurrentLocation.path) ? IN_BEIJING : undefined)
        void shop.site.findCurrent()
      },
    })
    await eventually(() => expect(cards()).toHaveLength(20))
    expect(app.site.cityId).toBe('BL1101')
    expect(network.sent.filter((call) => call.includes(listShows.path))).toHaveLength(1)
  })

  it('waits a second at the most for the city', async () => {
    await renderPage(AllPage, routes.all, {
      prepare: ({ app: shop, network: net }) => {
        net.hold = ({ url }) => (url.includes(getCurrentLocation.path) ? new Promise(() => {}) : undefined)
        void shop.site.findCurrent()
      },
    })
    await pass(900)
    expect(cards()).toHaveLength(0)
    await pass(200)
    expect(cards()).toHaveLength(20)
  })

  it('keeps its cards until those of a city that was found late arrive', async () => {
    let find: (answer: typeof IN_BEIJING) => void = () => {}
    let answer: () => void = () => {}
    const { network } = await renderPage(AllPage, routes.all, {
      prepare: ({ app: shop, network: net }) => {
        const found = new Promise<typeof IN_BEIJING>((resolve) => {
          find = resolve
        })
        net.hold = ({ url }) => (url.includes(getCurrentLocation.path) ? found : undefined)
        void shop.site.findCurrent()
      },
    })
    await pass(1100)
    expect(cards()).toHaveLength(20)
    network.hold = ({ url }) =>
      url.includes(listShows.path)
        ? new Promise((resolve) => {
            answer = () => resolve(undefined)
          })
        : undefined
    find(IN_BEIJING)
    await pass(100)
    const words = () => cards().map(({ textContent }) => textContent)
    expect(words().filter((card) => card?.includes('上海'))).toHaveLength(20)
    answer()
    await eventually(() => expect(words().filter((card) => card?.includes('北京')).length).toBeGreaterThan(5))
  })

  it('opens the search (CAT-007)', async () => {
    const { router } = await renderPage(AllPage, routes.all)
    await tap('search')
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.search.path })
  })

  it('writes the choices and the city into its address', async () => {
    const { router } = await renderPage(AllPage, routes.all, { prepare: at({}) })
    await seen(`show-${NAMED_SHOWS.simpleConcert}`)
    expect(router.address).toEqual({ cityId: 'BL1106' })
    await tap('category-WuDaoBaLei')
    await tap('filter-sort')
    await tap(screen.getByRole('radio', { name: '价格从低到高' }))
    const wanted = { cityId: 'BL1106', category: 'WuDaoBaLei', sort: 'PRICE_ASC' }
    await eventually(() => expect(router.address).toEqual(wanted))
    // A category is a step for Back; an order is none.
    expect(router.steps).toBe(1)
  })

  it('shows the selection of its address, and of another history entry on return', async () => {
    const prepare = at({ category: 'WuDaoBaLei', sort: 'nonsense', cityId: 'BL1106' })
    const { router, app, network, show } = await renderPage(AllPage, routes.all, { prepare })
    await seenText('天鹅湖')
    expect(document.getElementById(`show-${NAMED_SHOWS.simpleConcert}`)).toBeNull()
    expect(router.address).toEqual({ category: 'WuDaoBaLei', cityId: 'BL1106' })
    const { length } = network.sent
    await show()
    expect(network.sent).toHaveLength(length)
    router.address = { cityId: 'BL1101' }
    await show()
    await eventually(() => expect(document.body.textContent).toContain('北京'))
    expect(byId('category-ALL').getAttribute('aria-selected')).toBe('true')
    expect(app.site.cityId).toBe('BL1101')
    router.address = { cityId: 'nowhere' }
    await show()
    expect(app.site.cityId).toBe('BL1101')
  })

  it('shows everything for an unknown category in the address', async () => {
    const { router } = await renderPage(AllPage, routes.all, { prepare: at({ category: 'Unheard' }) })
    await eventually(() => expect(cards()).toHaveLength(20))
    expect(router.address).toEqual({ cityId: 'BL1106' })
  })

  it('falls back to the default city when the merchant does not serve that of a link', async () => {
    const { router } = await renderPage(AllPage, routes.all, {
      launchQuery: { cityId: 'nowhere' },
      prepare: at({ cityId: 'nowhere' }),
    })
    await eventually(() => expect(cards()).toHaveLength(20))
    expect(byId('filter-city').textContent).toBe('上海')
    expect(router.address).toEqual({ cityId: 'BL1106' })
  })

  it('starts, on a phone, with the parameters of the link', async () => {
    await renderPage(AllPage, routes.all, { params: { category: 'WuDaoBaLei' } })
    await seenText('天鹅湖')
    expect(byId('category-WuDaoBaLei').getAttribute('aria-selected')).toBe('true')
  })

  it('opens a show', async () => {
    const { router } = await renderPage(AllPage, routes.all)
    await tap(`show-${NAMED_SHOWS.simpleConcert}`)
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })
})
