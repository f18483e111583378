import { mainRoutes } from './main-routes'
import type { Route } from './route'

/** True for a page that shows home; two paths do (NAV-106). */
export function isHome({ name }: Route): boolean {
  return name === mainRoutes.list.name || name === mainRoutes.home.name
}
