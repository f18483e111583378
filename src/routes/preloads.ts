import { goodsRoutes } from './goods-routes'
import { mainRoutes } from './main-routes'
import { orderRoutes } from './order-routes'
import type { Route } from './route'
import { showRoutes } from './show-routes'

/** Packages that are likely to be next, by the page that leads to them, and the page that most go to, where there is one. */
export const PRELOADS: readonly [from: Route, packages: readonly string[], likeliest?: Route][] = [
  [mainRoutes.list, ['package-show', 'package-shop'], showRoutes.showDetail],
  [mainRoutes.all, ['package-show'], showRoutes.showDetail],
  [mainRoutes.shop, ['package-shop'], goodsRoutes.shopDetail],
  [mainRoutes.ticketHolder, ['package-ticket']],
  [mainRoutes.mine, ['package-user', 'package-order']],
  [showRoutes.showDetail, ['package-order', 'package-user']],
  [goodsRoutes.shopDetail, ['package-order', 'package-user']],
  [orderRoutes.paySuccess, ['package-ticket']],
  [orderRoutes.paySuccessNew, ['package-ticket']],
]
