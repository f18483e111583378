import type { Route } from '../../http/define-route'
import { createPrimeOrderRoute } from './create-prime-order'
import { getExpiringPointsRoute } from './get-expiring-points'
import { getGrowthAccountRoute } from './get-growth-account'
import { getGrowthRuleRoute } from './get-growth-rule'
import { getPointAccountRoute } from './get-point-account'
import { getPointRuleRoute } from './get-point-rule'
import { getPrimeOrderRoute } from './get-prime-order'
import { listGrowthRecordsRoute } from './list-growth-records'
import { listPointRecordsRoute } from './list-point-records'
import { listPrimeCardsRoute } from './list-prime-cards'
import { preOrderPrimeRoute } from './pre-order-prime'

export const memberRoutes: readonly Route[] = [
  createPrimeOrderRoute,
  getExpiringPointsRoute,
  getGrowthAccountRoute,
  getGrowthRuleRoute,
  getPointAccountRoute,
  getPointRuleRoute,
  getPrimeOrderRoute,
  listGrowthRecordsRoute,
  listPointRecordsRoute,
  listPrimeCardsRoute,
  preOrderPrimeRoute,
]
