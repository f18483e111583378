import { type Endpoint, filledPath } from '@/contracts/endpoint'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { getLayout } from '@/contracts/layout/get-layout'
import { listPromotions } from '@/contracts/package/list-promotions'
import { PAGE_LENGTH } from '@/contracts/page'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { listHiddenModules } from '@/contracts/shop/list-hidden-modules'
import { listShopFunctions } from '@/contracts/shop/list-shop-functions'
import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listCategories } from '@/contracts/show/list-categories'
import { listRecentOrders } from '@/contracts/show/list-recent-orders'
import { listRecommendedShows } from '@/contracts/show/list-recommended-shows'
import { listShows } from '@/contracts/show/list-shows'
import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { listSites } from '@/contracts/site/list-sites'
import { decodeComponent } from '@/lib/query-string'
import { routeOfAddress, routes } from '@/routes'
import type { Route } from '@/routes/route'
import { shopConfigInput } from './shop-config-input'
import { listInputOf, type ShowChoices, showChoicesOf } from './show-choices'
import { showPromotionsInput, similarShowsInput } from './show-reads'

/** A read with a public answer, ready to be sent. */
export interface FirstRead {
  readonly endpoint: Endpoint<unknown, unknown>
  /** From the root of the host, with its query. */
  readonly url: string
}

/** Facts of an address about its first screen. */
interface ScreenFacts {
  readonly params: Readonly<Record<string, string>>
  readonly cityId: string
}

type Ask = <Input extends object>(endpoint: Endpoint<Input, unknown>, input: Input) => FirstRead

interface FirstScreen {
  readonly route: Route
  reads(makeRead: Ask, facts: ScreenFacts): FirstRead[]
}

/** Calls of every page. */
const OF_ALL = (makeRead: Ask, params: Readonly<Record<string, string>>) => [
  makeRead(getShopConfig, shopConfigInput(params, params.cityId)),
  makeRead(getCurrentLocation, {}),
]

/**
 * Calls of a page before its first screen is complete, and public ones right below it, in the order in which they are
 * needed. A server of the web app may put the answers into the page (docs/decisions/0018-first-answers.md); a browser
 * test finds what is missing here.
 */
const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    route: routes.list,
    reads: (makeRead, { cityId }) => [makeRead(getLayout, { page: 'HOME', cityId }), makeRead(listSites, {})],
  },
  {
    route: routes.all,
    reads: (makeRead, { cityId, params }) => [
      ...firstShows(makeRead, showChoicesOf(params), cityId),
      makeRead(listCategories, { level: 2 }),
      makeRead(listSites, {}),
    ],
  },
  {
    route: routes.showDetail,
    reads: (makeRead, { params: { showId = '' } }) => [
      makeRead(getShowStatic, { showId }),
      makeRead(getShowDynamic, { showId }),
      // Without the present state of sessions and coupons, which differs by user.
      makeRead(listSessionsStatic, { showId }),
      makeRead(listPromotions, showPromotionsInput(showId)),
      makeRead(listTiedGoods, { showId }),
      makeRead(getShowDescriptions, { showId }),
      makeRead(listRecommendedShows, similarShowsInput(showId)),
      makeRead(listRecentOrders, { showId }),
    ],
  },
  {
    route: routes.mine,
    reads: (makeRead, { cityId }) => [
      makeRead(listHiddenModules, {}),
      makeRead(listShopFunctions, {}),
      makeRead(getLayout, { page: 'PERSONAL_CENTER', cityId }),
    ],
  },
]

/** A search is the user's own, and its dates depend on the user's clock. */
function firstShows(makeRead: Ask, choices: ShowChoices, cityId: string): FirstRead[] {
  if (choices.datePreset !== null) return []
  return [makeRead(listShows, { ...listInputOf(choices, cityId, 0), offset: 0, length: PAGE_LENGTH })]
}

/**
 * The page of an address of the web by its name, and its first reads. `query` is decoded; `common` are parameters that
 * every read has.
 */
export function firstScreenOf(
  address: string,
  query: Readonly<Record<string, string>>,
  cityId: string,
  common: Readonly<Record<string, string>>,
): { page: string | null; reads: FirstRead[] } {
  const makeRead: Ask = (endpoint, input) => {
    const { path, rest } = filledPath(endpoint, input)
    const fields = Object.entries({ ...common, ...rest }).map(([name, value]) => [name, String(value)])
    return { endpoint, url: `${path}?${new URLSearchParams(fields)}` }
  }
  const found = routeOfAddress(address)
  const screen = FIRST_SCREENS.find(({ route }) => route === found?.route)
  const inPath = Object.entries(found?.params ?? {}).map(([name, value]) => [name, decodeComponent(value)])
  const params: Record<string, string> = { ...query, ...Object.fromEntries(inPath) }
  return {
    page: found?.route.name ?? null,
    reads: [...OF_ALL(makeRead, params), ...(screen?.reads(makeRead, { params, cityId }) ?? [])],
  }
}
