import { withQuery } from '@/lib/query-string'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { pathOfRoute } from './page-address'

/** Every page of the app, in the order of the route table. */
export function everyPage(): Route[] {
  return Object.values<Route>(routes)
}

/** Path and query of a page on the web. */
export function webPathOf(route: Route, params: Readonly<Record<string, string>>): string {
  return withQuery(pathOfRoute(route), params)
}
