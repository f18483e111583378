import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, enter, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { act, screen } from '@testing-library/react'
import { listHotWords } from '@/contracts/show/list-hot-words'
import { searchShows } from '@/contracts/show/search-shows'
import { suggestShows } from '@/contracts/show/suggest-shows'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SearchPage from './search'

const open = (options: RenderOptions = {}) => renderPage(SearchPage, routes.search, options)
const found = () => [...document.querySelectorAll('[id^=found-][href]')]
const rows = (prefix: string) =>
  [...document.querySelectorAll(`[id^=${prefix}-]`)].filter(({ id }) => /-\d+$/.test(id) && !id.includes('remove'))
const sentTo = (sent: readonly string[], path: string) => sent.filter((call) => call.includes(path))

async function searchFor(words: string): Promise<void> {
  await type('search', words)
  await enter('search')
}

describe('the search (CAT-007, CAT-008)', () => {
  describeStates({
    Page: SearchPage,
    route: routes.search,
    options: () => ({ params: { keyword: '林屿' } }),
    words: '林屿「星河入梦」',
  })

  it('shows the keyword of its address in the field, and loads popular keywords', async () => {
    await open({ params: { placeholder: 'abc' } })
    expect(byId('search')).toHaveProperty('placeholder', 'abc')
    await seenText('热门搜索')
    expect(rows('hot').length).toBeGreaterThan(3)
    expect(rows('hot')[0]?.textContent).toContain('热')
  })

  it('searches for a popular keyword', async () => {
    await open()
    const word = (await seen('hot-4')).textContent ?? ''
    await tap('hot-4')
    expect(byId('search')).toHaveProperty('value', word)
    await eventually(() => expect(found().length).toBeGreaterThan(0))
  })

  it('fetches suggestions once per typing pause, and drops late answers', async () => {
    const { network } = await open()
    await type('search', 'l')
    await type('search', 'li')
    await type('search', 'linyu')
    await eventually(() => expect(rows('suggestion').length).toBeGreaterThan(0))
    expect(sentTo(network.sent, suggestShows.path)).toHaveLength(1)
    await seenText('林屿')

    let answer: (reply: undefined) => void = () => {}
    network.hold = ({ url }) =>
      url.includes('suggest') && url.includes('mdt')
        ? new Promise<undefined>((resolve) => {
            answer = resolve
          })
        : undefined
    await type('search', 'mdt')
    await pass(0)
    jest.advanceTimersByTime(300)
    await type('search', 'linyu 上海')
    jest.advanceTimersByTime(300)
    answer(undefined)
    await eventually(() => expect(rows('suggestion')[0]?.textContent).toContain('林屿'))
    expect(document.body.textContent).not.toContain('牡丹亭')
  })

  it('opens the target of a suggestion, and adds it to the history (CAT-017)', async () => {
    const { router } = await open()
    await type('search', 'hmlt')
    await tap('suggestion-0')
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.showDetail.path })
    await tap('search-clear')
    expect(rows('history')).toHaveLength(1)
    expect(rows('history')[0]?.textContent).toContain('哈姆雷特')
  })

  it('works without suggestions', async () => {
    const { network } = await open()
    network.intercept = ({ url }) => (url.includes('suggest') ? { status: 500, headers: {}, body: '' } : undefined)
    await type('search', '林屿')
    await tap('search-typed')
    await eventually(() => expect(found().length).toBeGreaterThan(0))
  })

  it('keeps the search history, the latest first, and deletes entries one by one or at once (CAT-017)', async () => {
    const { app, ...first } = await open()
    for (const words of ['林屿', '哈姆雷特', '林屿 ', '牡丹亭']) await searchFor(words)
    await tap('search-clear')
    const words = () => rows('history').map(({ textContent }) => textContent)
    expect(words()).toEqual(['牡丹亭', '林屿', '哈姆雷特'])
    await tap('history-remove-1')
    expect(words()).toEqual(['牡丹亭', '哈姆雷特'])
    first.close()
    await renderPage(SearchPage, routes.search, { testApp: { app, ...first } })
    expect(words()).toEqual(['牡丹亭', '哈姆雷特'])
    await tap('history-1')
    expect(byId('search')).toHaveProperty('value', '哈姆雷特')
    await tap('search-clear')
    await tap('history-clear')
    expect(rows('history')).toEqual([])
    expect(app.storage.get('search-history')).toEqual([])
  })

  it('keeps the valid part of a corrupted history', async () => {
    await open({ prepare: ({ app }) => void app.storage.set('search-history', [7, null, '林屿', { a: 1 }]) })
    expect(rows('history').map(({ textContent }) => textContent)).toEqual(['林屿'])
  })
})

describe('search results', () => {
  it('requests every parameter of the specification (CAT-127, CAT-096)', async () => {
    const { network, geolocation } = await open({ params: { keyword: '演唱会' } })
    geolocation.outcome = { kind: 'located', lat: 30.57, lng: 104.06 }
    await eventually(() => expect(found()).not.toHaveLength(0))
    const calls: string[] = []
    network.intercept = ({ url }) => {
      if (url.includes(searchShows.path)) calls.push(url)
      return undefined
    }
    await tap('category-YanChangHui')
    await tap('filter-date')
    await tap('date-oneMonth')
    await tap('filter-sort')
    await tap('sort-DISTANCE')
    await eventually(() => expect(calls).toHaveLength(3))
    const query = new URL(calls[2] ?? '', 'https://shop').searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      keyword: '演唱会',
      pageType: 'SEARCH_PAGE',
      offset: '0',
      length: '20',
      cityId: 'BL1106',
      lat: '30.57',
      lng: '104.06',
      backendCategoryCode: 'YanChangHui',
      sortType: 'DISTANCE',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  it('highlights matches in names (CAT-023)', async () => {
    await open({ params: { keyword: '林屿' } })
    const card = await seen(`found-${NAMED_SHOWS.simpleConcert}`)
    expect([...card.querySelectorAll('[class*=match]')].map(({ textContent }) => textContent)).toEqual(['林屿'])
  })

  const card = async (keyword: string, showId: string) => {
    const page = await open({ params: { keyword } })
    const drawn = (await seen(`found-${showId}`)).cloneNode(true) as HTMLElement
    page.close()
    return drawn
  }

  it('highlights coupons and activities among the tags of a show, and no others (CAT-021, CAT-022)', async () => {
    const query = { keyword: '上海', pageType: 'SEARCH_PAGE', offset: 0, length: 20 } as const
    const { data } = await (await theGateway()).call(searchShows, query)
    for (const type of ['MARKETING_TAG_COUPON', 'MARKETING_TAG_ACTIVITY', 'NORMAL']) {
      const show = data?.list.find(({ showTags }) => showTags.some((tag) => tag.type === type))
      const title = show?.showTags.find((tag) => tag.type === type)?.title
      const drawn = await card(show?.showName ?? '', show?.showId ?? '')
      expect(drawn.textContent).toContain(title)
      const highlighted = [...drawn.querySelectorAll('[class*=highlight]')].map(({ textContent }) => textContent)
      expect(highlighted.includes(title ?? '')).toBe(type !== 'NORMAL')
    }
  })

  it('marks advertisements, offers, picked seats, and hidden shows (CAT-083, CAT-084, CAT-085, CAT-136)', async () => {
    const exhibition = await card('山水之间', NAMED_SHOWS.exhibition)
    expect(exhibition.textContent).toContain('广告')
    expect(exhibition.querySelector('[class*=veiled]')).toBeNull()
    const club = await card('蓝星星', NAMED_SHOWS.seatsClub)
    expect([...club.querySelectorAll('[class*=tag]')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['优惠', '自选座位']),
    )
    expect(club.textContent).not.toContain('广告')
    const quiet = await card('七号病房', NAMED_SHOWS.sensitive)
    expect(quiet.querySelector('[class*=veiled]')).not.toBeNull()
    expect((await card('露天交响', NAMED_SHOWS.free)).textContent).toContain('免费')
  })

  it('loads twenty at a time (CAT-128)', async () => {
    const { network, reachBottom } = await open({ params: { keyword: '上海' } })
    await eventually(() => expect(found()).toHaveLength(20))
    const calls: string[] = []
    network.intercept = ({ url }) => {
      const { pathname, searchParams } = new URL(url, 'https://shop')
      if (pathname.includes(searchShows.path)) calls.push(`${searchParams.get('offset')}+${searchParams.get('length')}`)
      return undefined
    }
    for (const count of [40, 60]) {
      await reachBottom()
      await eventually(() => expect(found()).toHaveLength(count))
    }
    expect(calls).toEqual(['20+20', '40+20'])
  })

  it('has venues and tours under tabs of their own (CAT-016)', async () => {
    const { router } = await open({ params: { keyword: '林屿' } })
    const tour = await eventually(() => screen.getByRole('tab', { name: /^巡演 \d/ }))
    await tap(tour)
    await seenText('城巡演')
    await tap(screen.getByRole('link', { name: /星河入梦/ }))
    expect(router.lastMove?.params).toHaveProperty(router.lastMove?.path.includes('tour') ? 'tourId' : 'from')
  })

  it('has ticket packages under a tab of their own, by their names and those of their shows (CAT-016)', async () => {
    const { router } = await open({ params: { keyword: '套票' } })
    await tap(await eventually(() => screen.getByRole('tab', { name: '套票 3' })))
    await tap(screen.getByRole('link', { name: /^城市之夜三场套票/ }))
    expect(router.lastMove).toMatchObject({ path: routes.ticketPackageDetail.path })
  })

  it('keeps its order when the user denies the position', async () => {
    const { network } = await open({ params: { keyword: '演唱会' } })
    await eventually(() => expect(found()).not.toHaveLength(0))
    const before = sentTo(network.sent, searchShows.path).length
    await tap('filter-sort')
    await tap('sort-DISTANCE')
    await seenText('没有获得您的位置')
    expect(sentTo(network.sent, searchShows.path)).toHaveLength(before)
  })

  it('offers similar shows without results, and every city (CAT-016)', async () => {
    await open({ params: { keyword: '澳门' } })
    await seenText('没有找到“澳门”')
    await seenText('您可能在找')
    expect(document.querySelectorAll('[id^=near-]').length).toBeGreaterThan(0)
    expect(rows('try').length).toBeGreaterThan(3)
    await tap('search-everywhere')
    await eventually(() => expect(found().length).toBeGreaterThan(0))
    expect(byId('filter-city').textContent).toBe('全部城市')
    await tap('filter-city')
    await tap(screen.getAllByRole('radio', { name: '上海' })[0] as HTMLElement)
    await seenText('没有找到“澳门”')
  })

  it('links to a category without results (CAT-016)', async () => {
    const { router } = await open({ params: { keyword: 'qqxyz' } })
    await tap('browse-YanChangHui')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.all.path }))
  })

  it('switches the language at once', async () => {
    const { app } = await open({ params: { keyword: '林屿' } })
    await seen(`found-${NAMED_SHOWS.simpleConcert}`)
    act(() => app.locale.choose('en-US'))
    await seenText('Stars into Dreams')
  })

  it('writes keyword and choices into its address, and restores them', async () => {
    const prepare = ({ router }: TestApp) => {
      router.address = {}
    }
    const { router, ...shop } = await open({ prepare })
    await type('search', '茶花')
    expect(router.address).toEqual({ cityId: 'BL1106' })
    await searchFor('茶花女')
    await tap('filter-city')
    await tap(screen.getByRole('button', { name: '全部城市' }))
    await tap('filter-sort')
    await tap('sort-TIME_ASC')
    const chosen = { keyword: '茶花女', cityId: 'BL1106', scope: 'all', sort: 'TIME_ASC' }
    await eventually(() => expect(router.address).toEqual(chosen))
    const names = () => found().map(({ id }) => id)
    await eventually(() => expect(names().length).toBeGreaterThan(1))
    const before = names()
    shop.close()
    await open({ params: chosen })
    await eventually(() => expect(names()).toEqual(before))
    expect(byId('filter-sort').textContent).toBe('最近开场')
  })

  it('treats hostile input as text', async () => {
    await open()
    await searchFor('<img src=x onerror=alert(1)>')
    await seenText('没有找到“<img src=x onerror=alert(1)>”')
  })
})

describe('popular keywords', () => {
  it('stay hidden when they fail', async () => {
    await open({
      prepare: ({ network }) => {
        network.intercept = ({ url }) =>
          url.includes(listHotWords.path) ? { status: 500, headers: {}, body: '' } : undefined
      },
    })
    await type('search', '林屿')
    await enter('search')
    await eventually(() => expect(found()).not.toHaveLength(0))
  })
})
