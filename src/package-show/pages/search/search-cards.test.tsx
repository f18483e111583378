import { renderPage, theGateway } from '@test/render-page'
import { seen } from '@test/screen'
import type { TestApp } from '@test/test-app'
import { searchShows } from '@/contracts/show/search-shows'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SearchPage from './search'

it("shows the seat selection and presale tags in the shop's words (CAT-084)", async () => {
  const query = { keyword: '林屿', pageType: 'SEARCH_PAGE', offset: 0, length: 20 } as const
  const { data } = await (await theGateway()).call(searchShows, query)
  const list = data?.list.map((show) => ({
    ...show,
    showTags: [],
    seatPlanDisplayAdvance: '早鸟票在售',
    seatPlanDisplayDesc: '支持选座',
  }))
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) =>
      url.includes(searchShows.path)
        ? { status: 200, headers: {}, body: { statusCode: 200, data: { ...data, list } } }
        : undefined
  }
  await renderPage(SearchPage, routes.search, { params: { keyword: '林屿' }, prepare })
  const { textContent } = await seen(`found-${NAMED_SHOWS.simpleConcert}`)
  expect(textContent).toContain('早鸟票在售支持选座')
})
