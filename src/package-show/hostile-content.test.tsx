import { dangers } from '@test/malformed-values'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, pass } from '@test/screen'
import type { TestGateway } from '@test/test-gateway'
import type { FunctionComponent } from 'react'
import { type Endpoint, filledPath } from '@/contracts/endpoint'
import { listFavorites } from '@/contracts/favorite/list-favorites'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { getSpu } from '@/contracts/goods/get-spu'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { listPromotions } from '@/contracts/package/list-promotions'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowBrief } from '@/contracts/show/get-show-brief'
import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowGroup } from '@/contracts/show/get-show-group'
import { getShowPreview } from '@/contracts/show/get-show-preview'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listRecommendedShows } from '@/contracts/show/list-recommended-shows'
import { listShows } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import { getTour } from '@/contracts/tour/get-tour'
import { getVenue } from '@/contracts/venue/get-venue'
import { listVenueShows } from '@/contracts/venue/list-venue-shows'
import { listVenues } from '@/contracts/venue/list-venues'
import GoodsConfirmPage from '@/package-shop/pages/goods-confirm/goods-confirm'
import ShopDetailPage from '@/package-shop/pages/shop-detail/shop-detail'
import FavoriteShowPage from '@/package-user/pages/favorite-show/favorite-show'
import AllPage from '@/pages/all/all'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { tourIdOf, venueIdOf } from '../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../../gateway/src/demo/show-groups'
import { stableId } from '../../gateway/src/stable-id'
import GroupShowDetailPage from './pages/group-show-detail/group-show-detail'
import SearchPage from './pages/search/search'
import ShowDetailPage from './pages/show-detail/show-detail'
import TiedSaleListPage from './pages/tied-sale-list/tied-sale-list'
import TourDetailPage from './pages/tour-detail/tour-detail'
import VenuePage from './pages/venue/venue'
import VenueListPage from './pages/venue-list/venue-list'

interface Visit {
  name: string
  Page: FunctionComponent
  route: Route
  params: Record<string, string>
  /** Phone of the user who opens it; absent for a visitor. */
  signedInAs?: string
  launchQuery?: Readonly<Record<string, string>>
  /** Prepares the data before the page opens. */
  prepare?(gateway: TestGateway, as: string): Promise<unknown>
  /** Calls of the page, with their input. */
  calls: readonly PageCall[]
}

interface PageCall {
  endpoint: Endpoint<unknown, unknown>
  input: object
}

/** A call of a page. */
function pageCall<Input extends object, Output>(endpoint: Endpoint<Input, Output>, input: Input): PageCall {
  return { endpoint: endpoint as Endpoint<unknown, unknown>, input }
}

const showId = NAMED_SHOWS.simpleConcert
const venueId = venueIdOf('sh-stadium')
const tourId = tourIdOf('xinghe')
const [{ showGroupId }] = DEMO_SHOW_GROUPS
const paged = { offset: 0, length: 20 }
const goods = { spuId: stableId('spu:mug'), skuId: stableId('sku:mug:White') }
const BUYER = '13900137961'
const items = [{ skuId: goods.skuId, qty: 1 }]

const VISITS: readonly Visit[] = [
  {
    name: 'a show',
    Page: ShowDetailPage,
    route: routes.showDetail,
    params: { showId },
    calls: [
      pageCall(getShowStatic, { showId }),
      pageCall(getShowDynamic, { showId }),
      pageCall(getShowDescriptions, { showId }),
      pageCall(listSessionsStatic, { showId }),
      pageCall(listSessionsDynamic, { showId }),
      pageCall(listPromotions, { showId }),
      pageCall(listRecommendedShows, { showId, ...paged }),
    ],
  },
  {
    name: 'the search',
    Page: SearchPage,
    route: routes.search,
    params: { keyword: '林屿' },
    calls: [pageCall(searchShows, { keyword: '林屿', pageType: 'SEARCH_PAGE', ...paged })],
  },
  {
    name: 'a venue',
    Page: VenuePage,
    route: routes.venue,
    params: { venueId },
    calls: [pageCall(getVenue, { venueId }), pageCall(listVenueShows, { venueId, ...paged })],
  },
  {
    name: 'the venues',
    Page: VenueListPage,
    route: routes.venueList,
    params: {},
    calls: [pageCall(listVenues, paged)],
  },
  {
    name: 'a tour',
    Page: TourDetailPage,
    route: routes.tourDetail,
    params: { tourId },
    calls: [pageCall(getTour, { tourId })],
  },
  {
    name: 'a group of shows',
    Page: GroupShowDetailPage,
    route: routes.groupShowDetail,
    params: { showId: showGroupId },
    calls: [pageCall(getShowGroup, { showGroupId })],
  },
  {
    name: 'all shows',
    Page: AllPage,
    route: routes.all,
    params: {},
    calls: [pageCall(listShows, paged)],
  },
  {
    name: 'a show before it is on offer',
    Page: ShowDetailPage,
    route: routes.showDetail,
    params: { showId: NAMED_SHOWS.disabled },
    launchQuery: { preview: '1' },
    calls: [pageCall(getShowPreview, { showId: NAMED_SHOWS.disabled })],
  },
  {
    name: 'the favourites',
    Page: FavoriteShowPage,
    route: routes.favoriteShow,
    params: {},
    signedInAs: BUYER,
    prepare: (gateway, as) =>
      gateway.call(setFavorite, { targetId: showId, targetType: 'SHOW', favorite: true }, { as }),
    calls: [pageCall(listFavorites, { type: 'SHOW', ...paged })],
  },
  {
    name: 'what is sold with a show',
    Page: TiedSaleListPage,
    route: routes.tiedSaleList,
    params: { showId },
    calls: [pageCall(listTiedGoods, { showId }), pageCall(getShowBrief, { showId })],
  },
  {
    name: 'goods',
    Page: ShopDetailPage,
    route: routes.shopDetail,
    params: { spuId: goods.spuId },
    calls: [pageCall(getSpu, { spuId: goods.spuId })],
  },
  {
    name: 'an order of goods',
    Page: GoodsConfirmPage,
    route: routes.goodsConfirm,
    params: { ...goods, qty: '1' },
    signedInAs: BUYER,
    calls: [pageCall(getSpu, { spuId: goods.spuId }), pageCall(preOrderGoods, { items, deliverMethod: 'SELF_PICKUP' })],
  },
]

const SCRIPT = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>'
const ID = /id$|ids$|^id$|key$/i
const PICTURE = /url$|img|avatar|picture/i
const CODED = /status|type|kind|category|method|code$/i

/** Copies an answer with long and hostile texts, unknown codes, negative prices and scripts as pictures. */
function hostile(value: unknown, name = '', count = { words: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => hostile(item, name, count))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostile(inner, key, count)]))
  }
  if (/yuanNum|price/i.test(name)) return typeof value === 'string' ? '-380' : -38_000
  if (typeof value !== 'string' || ID.test(name)) return value
  if (PICTURE.test(name)) return 'javascript:window.hacked=true'
  if (CODED.test(name)) return 'NOBODY_KNOWS'
  if (/date|color/i.test(name)) return value
  count.words += 1
  return `${count.words}${'很长的名字'.repeat(60)}${SCRIPT}`
}

/** Copies an answer without optional content: empty lists, no texts, no pictures. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? '' : value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ID.test(key) ? inner : bare(inner)]))
}

async function answersOf(gateway: TestGateway, visit: Visit, change: (data: unknown) => unknown) {
  const { calls, signedInAs, prepare } = visit
  const answers = new Map<string, unknown>()
  const as = signedInAs && (await gateway.signIn(signedInAs))
  if (as) await prepare?.(gateway, as)
  for (const { endpoint, input } of calls) {
    const { data } = await gateway.call(endpoint, input, as ? { as } : {})
    expect(data).not.toBeNull()
    answers.set(filledPath(endpoint, input).path, change(data))
  }
  return answers
}

// Creates the demo shop before the first page opens.
beforeAll(() => theGateway(), 60_000)

describe.each([
  ['hostile', hostile, '很长的名字很长的名字'],
  ['bare', bare, ''],
] as const)('with %s content', (_kind, change, words) => {
  it.each(VISITS.map((visit) => [visit.name, visit] as const))('stays readable on %s', async (_name, visit) => {
    const answers = await answersOf(await theGateway(), visit, (data) => change(data))
    let given = 0
    const { close } = await renderPage(visit.Page, visit.route, {
      params: visit.params,
      ...(visit.signedInAs && { signedInAs: visit.signedInAs }),
      launchQuery: visit.launchQuery ?? {},
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          const { pathname } = new URL(url, 'http://shop')
          if (!answers.has(pathname)) return undefined
          given += 1
          return { status: 200, headers: {}, body: { statusCode: 200, data: answers.get(pathname) } }
        }
      },
    })
    await eventually(() => expect(given).toBeGreaterThanOrEqual(answers.size))
    await eventually(() => expect(document.body.textContent).toContain(words))
    await pass(500)
    expect(document.body.textContent).not.toContain('出了点小问题')
    expect(document.body.textContent?.length).toBeGreaterThan(3)
    expect(dangers()).toEqual([])
    expect(window).not.toHaveProperty('hacked')
    close()
  })
})
