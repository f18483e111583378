import type { Route } from '../../http/define-route'
import { cancelOrderRoute } from './cancel-order'
import { createOrderRoute } from './create-order'
import { deleteOrderRoute } from './delete-order'
import { getAboutOrderRoute } from './get-about-order'
import { getExpressRoute } from './get-express'
import { getOrderRoute } from './get-order'
import { getOrderToPayRoute } from './get-order-to-pay'
import { getPaySuccessRoute } from './get-pay-success'
import { getReserveTimeRoute } from './get-reserve-time'
import { getUnregisteredOrderRoute } from './get-unregistered-order'
import { getWaitListRoute } from './get-wait-list'
import { listAddPurchasesRoute } from './list-add-purchases'
import { listOrdersRoute } from './list-orders'
import { preOrderRoute } from './pre-order'
import { preOrderAtVenueRoute } from './pre-order-at-venue'

export const orderRoutes: readonly Route[] = [
  cancelOrderRoute,
  createOrderRoute,
  deleteOrderRoute,
  getAboutOrderRoute,
  getExpressRoute,
  getOrderRoute,
  getOrderToPayRoute,
  getPaySuccessRoute,
  getReserveTimeRoute,
  getUnregisteredOrderRoute,
  getWaitListRoute,
  listAddPurchasesRoute,
  listOrdersRoute,
  preOrderRoute,
  preOrderAtVenueRoute,
]
