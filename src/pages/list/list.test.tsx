import { changeAnswers } from '@test/changed-answers'
import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
import type { ListedSite, ListSitesOutput } from '@/contracts/site/list-sites'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import ListPage from './list'

const tiles = () => document.querySelectorAll('[id^=recommended-]')

describe('the home page', () => {
  describeStates({ Page: ListPage, route: routes.list, words: '近期热门' })

  it('shows the merchant’s layout, and opens a show (SHELL-001, SHELL-126)', async () => {
    const { router } = await renderPage(ListPage, routes.list)
    for (const words of ['搜索演出', '演唱会', '近期热门', '为您推荐']) await seenText(words)
    expect(byId('block-layout-HOME-icons').textContent).toMatch(
      /演唱会.*话剧歌剧.*体育赛事.*展览休闲.*舞蹈芭蕾.*儿童亲子.*曲艺杂谈/,
    )
    await tap(`recommended-${NAMED_SHOWS.simpleConcert}`)
    expect(router.lastMove).toMatchObject({
      how: 'open',
      path: routes.showDetail.path,
      params: { showId: NAMED_SHOWS.simpleConcert },
    })
  })

  it('opens the search with the keywords of its bar (CAT-007, SHELL-138)', async () => {
    const { router, app } = await renderPage(ListPage, routes.list)
    await tap('open-search')
    const { path, params } = router.lastMove ?? {}
    expect({ path, params }).toEqual({ path: routes.search.path, params: { placeholder: '搜索演出、艺人、场馆' } })
    expect(app.navigation.consumeTabParams(routes.all)).toBeNull()
  })

  it('recommends twenty shows, and twenty more at the end (SHELL-177, SHELL-136)', async () => {
    const { reachBottom } = await renderPage(ListPage, routes.list)
    await eventually(() => expect(tiles()).toHaveLength(20))
    await reachBottom()
    await eventually(() => expect(tiles()).toHaveLength(40))
    expect(new Set([...tiles()].map(({ id }) => id)).size).toBe(40)
  })

  it('shows the city, and another city’s shows once it is chosen', async () => {
    const { app, network } = await renderPage(ListPage, routes.list)
    await seenText('上海')
    const layouts = () => network.sent.filter((call) => call.endsWith('/layouts')).length
    const before = layouts()
    await tap('choose-city')
    await tap(screen.getAllByRole('radio', { name: '北京' })[0] as HTMLElement)
    await eventually(() => expect(byId('choose-city').textContent).toBe('北京'))
    expect(app.site.current?.cityName).toBe('北京')
    await eventually(() => expect(layouts()).toBe(before + 1))
  })

  it('offers no closed city, and falls back from one to Shanghai (D-42)', async () => {
    const { app } = await renderPage(ListPage, routes.list, {
      prepare: (testApp) => {
        testApp.app.site.choose('BL1101')
        const close = (site: ListedSite) => (site.cityId === 'BL1101' ? { ...site, status: 'CLOSED' as const } : site)
        changeAnswers<ListSitesOutput>(testApp, 'pub/v3/sites', ({ hot, groups }) => ({
          hot: hot.map(close),
          groups: groups.map((group) => ({ ...group, sites: group.sites.map(close) })),
        }))
      },
    })
    await eventually(() => expect(byId('choose-city').textContent).toBe('上海'))
    expect(app.site.cityId).toBe('BL1106')
    await tap('choose-city')
    await eventually(() => expect(screen.getAllByRole('radio', { name: '上海' }).length).toBeGreaterThan(0))
    expect(screen.queryByRole('radio', { name: '北京' })).toBeNull()
  })

  it('switches the language at once', async () => {
    const { app } = await renderPage(ListPage, routes.list)
    await seenText('近期热门')
    act(() => app.locale.choose('en-US'))
    await seenText('Hot right now')
  })

  it('finds a city by a part of its name, and offers recent ones first', async () => {
    const { app } = await renderPage(ListPage, routes.list)
    await tap('choose-city')
    await type('city-search', '澳')
    const group = await eventually(() => screen.getByRole('radiogroup', { name: '搜索结果' }))
    expect(group.textContent).toBe('澳门')
    await type('city-search', '亚特兰蒂斯')
    await seenText('没有找到该城市，换个名称试试')
    await type('city-search', '')
    expect(screen.queryByRole('radiogroup', { name: '最近访问' })).toBeNull()
    act(() => app.site.choose('BL1101'))
    await tap('choose-city')
    const before = await eventually(() => screen.getByRole('radiogroup', { name: '最近访问' }))
    expect(before.textContent).toBe('北京')
  })

  it('finds a city by its pinyin', async () => {
    await renderPage(ListPage, routes.list)
    await tap('choose-city')
    for (const [typed, city] of [
      ['bei', '北京'],
      ['aomen', '澳门'],
      ['cd', '成都'],
    ] as const) {
      await type('city-search', typed)
      const group = await eventually(() => screen.getByRole('radiogroup', { name: '搜索结果' }))
      expect(group.textContent).toBe(city)
    }
  })

  it("opens the city at the user's position, and explains a denied one (SHELL-082, SHELL-084)", async () => {
    const { app, geolocation } = await renderPage(ListPage, routes.list)
    await tap('choose-city')
    await seenText('获取您的位置，为您推荐附近的演出和场馆')
    await tap('locate')
    await seenText('位置授权失败')
    geolocation.outcome = { kind: 'located', lat: 22.19, lng: 113.54 }
    await tap('locate')
    await eventually(() => expect(app.site.cityId).toBe('BL1117'))
    expect(screen.queryByText('选择城市')).toBeNull()
  })

  it('recovers by itself when the network returns', async () => {
    const { network, system } = await renderPage(ListPage, routes.list, {
      prepare: (app) => {
        app.network.isOnline = false
      },
    })
    await seenText('无法连接网络')
    network.isOnline = true
    act(() => system.network(true))
    await seenText('近期热门')
  })

  it('keeps the loaded page when a reload fails', async () => {
    const { app, network } = await renderPage(ListPage, routes.list)
    await seen(`recommended-${NAMED_SHOWS.simpleConcert}`)
    network.isOnline = false
    act(() => app.locale.choose('zh-MO'))
    expect(byId(`recommended-${NAMED_SHOWS.simpleConcert}`)).toBeDefined()
  })
})
