import { routes } from '@/routes'
import { PRELOADS } from './preloads'
import type { Route } from './route'

/** From page to page as buyers go. */
const NEXT: readonly (readonly [Route, Route])[] = [
  [routes.list, routes.showDetail],
  [routes.list, routes.shopDetail],
  [routes.all, routes.showDetail],
  [routes.shop, routes.shopDetail],
  [routes.shop, routes.cartList],
  [routes.showDetail, routes.booking],
  [routes.showDetail, routes.confirmOrder],
  [routes.showDetail, routes.login],
  [routes.confirmOrder, routes.paySuccess],
  [routes.shopDetail, routes.goodsConfirm],
  [routes.shopDetail, routes.login],
  [routes.shopDetail, routes.paySuccess],
  [routes.paySuccess, routes.ticketDetail],
  [routes.paySuccessNew, routes.ticketDetail],
  [routes.ticketHolder, routes.ticketDetail],
  [routes.mine, routes.orders],
  [routes.mine, routes.settings],
]

const packageOf = ({ path }: Route) => path.split('/')[0] ?? ''

it.each([
  [routes.ticketHolder, ['package-ticket'], 'NAV-125'],
  [routes.shop, ['package-shop'], 'NAV-126'],
  [routes.mine, ['package-user', 'package-order'], 'NAV-127'],
  [routes.showDetail, ['package-order', 'package-user'], 'NAV-128'],
] as const)('on $name names the packages %j to every platform (%s)', ({ name, path }, packages, _row) => {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  const { preloadRule } = require('@/app.config').default
  expect([name, preloadRule[path].packages]).toEqual([name, packages])
})

it.each(NEXT.map(([from, to]) => [from.name, to.name, from, to] as const))(
  'on %s has or loads the package of %s',
  (_from, _to, from, to) => {
    const packages = PRELOADS.find((preload) => preload.from === from)?.packages ?? []
    expect([packageOf(from), ...packages]).toContain(packageOf(to))
  },
)
