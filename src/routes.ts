import { accountRoutes } from './routes/account-routes'
import { goodsRoutes } from './routes/goods-routes'
import { idInLink } from './routes/id-in-link'
import { mainRoutes } from './routes/main-routes'
import { orderRoutes } from './routes/order-routes'
import type { Route } from './routes/route'
import { showRoutes } from './routes/show-routes'
import { ticketRoutes } from './routes/ticket-routes'
import { userRoutes } from './routes/user-routes'

/** Every page of the specification by name. The one table that navigation, guards and web addresses come from. */
export const routes = {
  ...mainRoutes,
  ...showRoutes,
  ...orderRoutes,
  ...ticketRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...goodsRoutes,
}

const all = Object.values<Route>(routes)

/** The route of a page path, with or without a leading slash; `null` for a path that is no page. */
export function routeOfPath(path: string): Route | null {
  const bare = path.replace(/^\//, '')
  return all.find((known) => known.path === bare) ?? all.find(({ otherPaths }) => otherPaths.includes(bare)) ?? null
}

/** The route of a web address without its query, and the parameters in its path; `null` for an address of no page. */
export function routeOfAddress(address: string): { route: Route; params: Record<string, string> } | null {
  if (!isReadable(address)) return null
  for (const route of all) {
    for (const alias of route.aliases) {
      const params = matched(alias, address)
      if (params) return { route, params }
    }
  }
  return null
}

/** True if every escape of an address can be decoded; others belong to no page, as on the server. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}

/** The parameters of an address that fits an alias. */
function matched(alias: string, address: string): Record<string, string> | null {
  const wanted = alias.split('/')
  const given = address.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = idInLink(part.slice(1), value)
    else if (part !== value) return null
  }
  return params
}
