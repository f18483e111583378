import type { Route } from '../../http/define-route'
import { getDisplaySettingsRoute } from './get-display-settings'
import { getShopRoute } from './get-shop'
import { getShopConfigRoute } from './get-shop-config'
import { listHiddenModulesRoute } from './list-hidden-modules'
import { listShopFunctionsRoute } from './list-shop-functions'

export const shopRoutes: readonly Route[] = [
  getDisplaySettingsRoute,
  getShopRoute,
  getShopConfigRoute,
  listHiddenModulesRoute,
  listShopFunctionsRoute,
]
