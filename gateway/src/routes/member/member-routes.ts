import type { Route } from '../../http/define-route'
import { createPrimeOrderRoute } from './create-prime-order'
import { dismissBirthdayRoute } from './dismiss-birthday'
import { dismissLevelUpgradeRoute } from './dismiss-level-upgrade'
import { getCurrentLevelRoute } from './get-current-level'
import { getExpiringPointsRoute } from './get-expiring-points'
import { getGrowthAccountRoute } from './get-growth-account'
import { getGrowthRuleRoute } from './get-growth-rule'
import { getPointAccountRoute } from './get-point-account'
import { getPointRuleRoute } from './get-point-rule'
import { getPopupSettingsRoute } from './get-popup-settings'
import { getPrimeOrderRoute } from './get-prime-order'
import { getPrimePrivilegeRoute } from './get-prime-privilege'
import { getPrimeRightRoute } from './get-prime-right'
import { listGrowthRecordsRoute } from './list-growth-records'
import { listPointRecordsRoute } from './list-point-records'
import { listPrimeCardsRoute } from './list-prime-cards'
import { listPrimeLevelsRoute } from './list-prime-levels'
import { preOrderPrimeRoute } from './pre-order-prime'

export const memberRoutes: readonly Route[] = [
  createPrimeOrderRoute,
  dismissBirthdayRoute,
  dismissLevelUpgradeRoute,
  getCurrentLevelRoute,
  getExpiringPointsRoute,
  getGrowthAccountRoute,
  getGrowthRuleRoute,
  getPointAccountRoute,
  getPointRuleRoute,
  getPopupSettingsRoute,
  getPrimeOrderRoute,
  getPrimePrivilegeRoute,
  getPrimeRightRoute,
  listGrowthRecordsRoute,
  listPointRecordsRoute,
  listPrimeCardsRoute,
  listPrimeLevelsRoute,
  preOrderPrimeRoute,
]
