import { decodeComponent } from '@/lib/query-string'
import type { PageAddress } from '@/platform/router/contract'
import { routeOfAddress, routeOfPath, routes } from '@/routes'
import type { Route } from '@/routes/route'

/** A show id with this in it names a group of shows (CAT-004). */
const GROUP_MARK = 'SG'

/** A page and what it is opened with. */
export interface Target {
  route: Route
  params: Record<string, string>
}

/** The page of an address; the error page if there is none. Path parameters override the query. */
export function targetOfAddress(path: string, query: object): Target {
  const address = `/${path.replace(/^\/+|\/+$/g, '')}`
  const known = routeOfPath(address)
  const found = known ? { route: known, params: {} } : routeOfAddress(address)
  if (found === null) return targetOf(routes.pageError, { from: address })
  const inPath = Object.entries(found.params).map(([name, value]) => [name, decodeComponent(value)])
  return targetOf(found.route, { ...query, ...Object.fromEntries(inPath) })
}

/** A page with its parameters as texts; what is undefined or null is left out. */
export function targetOf(route: Route, params: object): Target {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
  return { route, params: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) }
}

/** Groups of shows have a page of their own; external seat providers return to the confirmation (A-SEAT-5). */
export function redirected({ route, params }: Target): Target {
  const { showId = '', thirdPartySeatToken, sessionId = '' } = params
  if (route === routes.showDetail && showId.includes(GROUP_MARK)) return { route: routes.groupShowDetail, params }
  if (route !== routes.confirmOrder || !thirdPartySeatToken) return { route, params }
  return { route: routes.pickSeatElsewhere, params: { showId, bizShowSessionId: sessionId, thirdPartySeatToken } }
}

/** Router form of a target. */
export function addressOf({ route, params }: Target): PageAddress {
  return { path: route.path, aliases: route.aliases, isTab: route.isTab, params }
}
