import { renderPage, theGateway } from '@test/render-page'
import { seen } from '@test/screen'
import type { TestApp } from '@test/test-app'
import { searchShows } from '@/contracts/show/search-shows'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SearchPage from './search'

/** What the card of a show says, found by a word. */
async function cardOf(name: keyof typeof NAMED_SHOWS, keyword: string, prepare?: (testApp: TestApp) => void) {
  const { close } = await renderPage(SearchPage, routes.search, { params: { keyword }, prepare })
  const words = (await seen(`found-${NAMED_SHOWS[name]}`)).textContent
  close()
  return words
}

describe('the price on the card of a show', () => {
  it('is what the merchant says: none, to be determined, or what its tickets cost (CAT-054, CAT-055)', async () => {
    expect(await cardOf('hiddenPrice', '一盏灯的时间')).not.toMatch(/¥|待定|免费/)
    const undetermined = await cardOf('priceToBeDetermined', '蓝色信箱')
    expect(undetermined).toContain('待定')
    expect(undetermined).not.toContain('¥')
    expect(await cardOf('simpleConcert', '林屿')).toContain('¥380起')
  })

  it('is the merchant’s own where there is one, with its cents (CAT-056)', async () => {
    const keyword = '林屿'
    const query = { keyword, pageType: 'SEARCH_PAGE', offset: 0, length: 20 } as const
    const { data } = await (await theGateway()).call(searchShows, query)
    const list = data?.list.map((show) => ({ ...show, customPrice: 12345 }))
    const body = { statusCode: 200, data: { ...data, list } }
    const words = await cardOf('simpleConcert', keyword, ({ network }) => {
      network.intercept = ({ url }) => (url.includes(searchShows.path) ? { status: 200, headers: {}, body } : undefined)
    })
    expect(words).toContain('¥123.45')
  })
})
