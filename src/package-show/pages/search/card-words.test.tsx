import { renderPage, theGateway } from '@test/render-page'
import { seen } from '@test/screen'
import type { TestApp } from '@test/test-app'
import { searchShows } from '@/contracts/show/search-shows'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SearchPage from './search'

/** Finds the card of a show by a text. */
async function cardOf(name: keyof typeof NAMED_SHOWS, keyword: string, prepare?: (testApp: TestApp) => void) {
  const { close } = await renderPage(SearchPage, routes.search, { params: { keyword, scope: 'all' }, prepare })
  const words = (await seen(`found-${NAMED_SHOWS[name]}`)).textContent
  close()
  return words
}

describe('the state of a show on its card', () => {
  it.each([
    ['preSale', '不夜城', '预售', 'CAT-041'],
    ['soldOut', '零下七度', '已售罄', 'CAT-043'],
    ['lackOfTicket', '山河织锦', '缺货登记', 'CAT-044'],
    ['pending', '胡桃夹子', '待定', 'CAT-045'],
    ['canceled', '约定在月球', '已取消', 'CAT-046'],
    ['completed', '午夜蓝调', '已结束', 'CAT-047'],
    ['delayed', '盛夏逆行', '延期', 'CAT-048'],
  ] as const)('%s, found by %s, is %s (%s)', async (name, keyword, state, _row) => {
    expect(await cardOf(name, keyword)).toContain(state)
  })

  it('stays hidden for a show that is simply on sale (CAT-040)', async () => {
    const words = await cardOf('simpleConcert', '林屿')
    expect(words).not.toMatch(/预售|售罄|登记|待定|取消|结束|延期/)
  })
})

describe('the price on the card of a show', () => {
  it('follows the merchant: hidden, to be determined, or the ticket price (CAT-054, CAT-055)', async () => {
    expect(await cardOf('hiddenPrice', '一盏灯的时间')).not.toMatch(/¥|待定|免费/)
    const undetermined = await cardOf('priceToBeDetermined', '蓝色信箱')
    expect(undetermined).toContain('待定')
    expect(undetermined).not.toContain('¥')
    expect(await cardOf('simpleConcert', '林屿')).toContain('¥380起')
  })

  it('prefers the merchant’s own price, with cents (CAT-056)', async () => {
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
