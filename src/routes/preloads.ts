import { mainRoutes } from './main-routes'
import { orderRoutes } from './order-routes'
import type { Route } from './route'
import { showRoutes } from './show-routes'

/** Packages that are likely to be next, by the page that leads to them. */
export const PRELOADS: readonly [Route, readonly string[]][] = [
  [mainRoutes.list, ['package-show']],
  [mainRoutes.all, ['package-show']],
  [mainRoutes.ticketHolder, ['package-ticket']],
  [mainRoutes.mine, ['package-user', 'package-order']],
  [showRoutes.showDetail, ['package-order', 'package-user']],
  [orderRoutes.paySuccess, ['package-ticket']],
  [orderRoutes.paySuccessNew, ['package-ticket']],
]
