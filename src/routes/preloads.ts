import { goodsRoutes } from './goods-routes'
import { mainRoutes } from './main-routes'
import { orderRoutes } from './order-routes'
import type { Route } from './route'
import { showRoutes } from './show-routes'

interface Preload {
  from: Route
  /** Packages that are likely to be next. */
  packages: readonly string[]
  /** The page that most users open next, where there is one. */
  likeliest?: Route
  /** True for a page that begins as a tapped card: its code is run ahead, so that the head is there at once. */
  isRunAhead?: boolean
}

/** Packages that are likely to be next, by the page that leads to them (NAV-124 to NAV-128). */
export const PRELOADS: readonly Preload[] = [
  {
    from: mainRoutes.list,
    packages: ['package-show', 'package-shop'],
    likeliest: showRoutes.showDetail,
    isRunAhead: true,
  },
  { from: mainRoutes.all, packages: ['package-show'], likeliest: showRoutes.showDetail, isRunAhead: true },
  { from: mainRoutes.shop, packages: ['package-shop'], likeliest: goodsRoutes.shopDetail, isRunAhead: true },
  { from: mainRoutes.ticketHolder, packages: ['package-ticket'] },
  { from: mainRoutes.mine, packages: ['package-user', 'package-order'] },
  { from: showRoutes.showDetail, packages: ['package-order', 'package-user'], likeliest: showRoutes.booking },
  { from: goodsRoutes.shopDetail, packages: ['package-order', 'package-user'] },
  { from: orderRoutes.paySuccess, packages: ['package-ticket'] },
  { from: orderRoutes.paySuccessNew, packages: ['package-ticket'] },
]
