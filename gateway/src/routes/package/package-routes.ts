import type { Route } from '../../http/define-route'
import { getPackageRoute } from './get-package'
import { getPromotionRoute } from './get-promotion'
import { listChannelPromotionsRoute } from './list-channel-promotions'
import { listPackageSessionsRoute } from './list-package-sessions'
import { listPackageShowsRoute } from './list-package-shows'
import { listPromotionsRoute } from './list-promotions'
import { pricePackageRoute } from './price-package'

export const packageRoutes: readonly Route[] = [
  getPackageRoute,
  getPromotionRoute,
  listChannelPromotionsRoute,
  listPackageSessionsRoute,
  listPackageShowsRoute,
  listPromotionsRoute,
  pricePackageRoute,
]
