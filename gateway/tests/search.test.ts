import type { TestGateway } from '@test/test-gateway'
import { listHotWords } from '@/contracts/show/list-hot-words'
import { listShows } from '@/contracts/show/list-shows'
import { type SearchShowsInput, searchShows } from '@/contracts/show/search-shows'
import { suggestShows } from '@/contracts/show/suggest-shows'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const SHANGHAI = 'BL1106'
const search = async (keyword: string, more: Partial<SearchShowsInput> = {}) => {
  const { data } = await shop.call(searchShows, { keyword, pageType: 'SEARCH_PAGE', offset: 0, length: 20, ...more })
  if (!data) throw new Error(`no answer for ${keyword}`)
  return data
}

describe('the search (CAT-127)', () => {
  it('highlights matches in the names of shows and venues (CAT-023)', async () => {
    const { list } = await search('申江音乐厅')
    expect(list[0]?.venueNameArr).toEqual([{ type: 'HIGHLIGHT', value: '申江音乐厅' }])
    const { list: spelled } = await search('mdt')
    expect(spelled[0]?.showNameArr).toContainEqual({ type: 'HIGHLIGHT', value: '牡丹亭' })
  })

  it('finds venues and tours as well (CAT-016)', async () => {
    const { groups = [] } = await search('林屿')
    expect(groups.map(({ type }) => type)).toContain('TOUR')
    const { groups: places = [] } = await search('申江音乐厅')
    expect(places.find(({ type }) => type === 'VENUE')?.list[0]).toMatchObject({ venueName: '申江音乐厅' })
  })

  it('pages its results, with the groups on the first page only (CAT-128)', async () => {
    const first = await search('演唱会', { length: 5 })
    const second = await search('演唱会', { offset: 5, length: 5 })
    const both = await search('演唱会', { length: 10 })
    expect(first.hasMore).toBe(true)
    expect([...first.list, ...second.list].map(({ showId }) => showId)).toEqual(both.list.map(({ showId }) => showId))
    expect(second.groups).toBeUndefined()
  })

  it('filters and sorts the results', async () => {
    const inShanghai = await search('演唱会', { cityId: SHANGHAI })
    expect(new Set(inShanghai.list.map(({ cityName }) => cityName))).toEqual(new Set(['上海']))
    const byTime = await search('演唱会', { sortType: 'TIME_ASC', length: 10 })
    const days = byTime.list.map(({ showDate }) => showDate)
    expect(days).toEqual([...days].sort())
  })

  it('sorts by distance only with a position', async () => {
    const chengdu = { lat: 30.57, lng: 104.06 }
    const near = await search('演唱会', { sortType: 'DISTANCE', ...chengdu })
    expect(near.list[0]?.cityName).toBe('成都')
    const nowhere = await search('演唱会', { sortType: 'DISTANCE' })
    const asFound = await search('演唱会')
    expect(nowhere.list).toEqual(asFound.list)
  })

  it('offers results of other cities, otherwise popular shows, when the city has none', async () => {
    const elsewhere = await search('澳门', { cityId: SHANGHAI })
    expect(elsewhere.list).toEqual([])
    expect(elsewhere.recommend?.[0]?.cityName).toBe('澳门')
    const nothing = await search('qqqqqqq', { cityId: SHANGHAI })
    const { data: popular } = await shop.call(listShows, { cityId: SHANGHAI, offset: 0, length: 6 })
    expect(nothing.recommend?.map(({ showId }) => showId)).toEqual(popular?.list.map(({ showId }) => showId))
    expect((await search('演唱会')).recommend).toBeUndefined()
  })
})

describe('suggestions before a search', () => {
  it('offers names that match the input, those of the city first', async () => {
    const { data = [] } = await shop.call(suggestShows, { keyword: 'linyu', cityId: SHANGHAI })
    expect(data?.[0]).toMatchObject({ type: 'SHOW', text: expect.stringContaining('上海站') })
    expect(data?.some(({ type }) => type === 'TOUR')).toBe(true)
    expect(data?.length).toBeLessThanOrEqual(10)
    expect((await shop.call(suggestShows, { keyword: ' ' })).data).toEqual([])
  })

  it('offers popular keywords, the hottest marked', async () => {
    const { data } = await shop.call(listHotWords, {})
    expect(data?.length).toBeGreaterThan(3)
    expect(data?.filter(({ tag }) => tag === 'HOT')).toHaveLength(3)
    for (const { word } of data ?? []) expect((await search(word)).total).toBeGreaterThan(0)
  })
})
