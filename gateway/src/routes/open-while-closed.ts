import type { Route } from '../http/define-route'
import { accountRoutes } from './account/account-routes'
import { addressRoutes } from './address/address-routes'
import { agreementRoutes } from './agreement/agreement-routes'
import { attendeeRoutes } from './attendee/attendee-routes'
import { copywritingRoutes } from './copywriting/copywriting-routes'
import { entranceRoutes } from './entrance/entrance-routes'
import { confirmReceiptRoute } from './goods/confirm-receipt'
import { getGoodsOrderRoute } from './goods/get-goods-order'
import { invoiceRoutes } from './invoice/invoice-routes'
import { getPrimeOrderRoute } from './member/get-prime-order'
import { cancelOrderRoute } from './order/cancel-order'
import { deleteOrderRoute } from './order/delete-order'
import { getAboutOrderRoute } from './order/get-about-order'
import { getExpressRoute } from './order/get-express'
import { getOrderRoute } from './order/get-order'
import { getPaySuccessRoute } from './order/get-pay-success'
import { getUnregisteredOrderRoute } from './order/get-unregistered-order'
import { getWaitListRoute } from './order/get-wait-list'
import { listOrdersRoute } from './order/list-orders'
import { getParkingOrderRoute } from './parking/get-parking-order'
import { listParkingOrdersRoute } from './parking/list-parking-orders'
import { cancelPaymentRoute } from './payment/cancel-payment'
import { queryByBindIdRoute } from './payment/query-by-bind-id'
import { refundRoutes } from './refund/refund-routes'
import { regionRoutes } from './region/region-routes'
import { cancelReservationRoute } from './reserve/cancel-reservation'
import { getReservationVoucherRoute } from './reserve/get-reservation-voucher'
import { listReservationsRoute } from './reserve/list-reservations'
import { riskRoutes } from './risk/risk-routes'
import { serviceRoutes } from './service/service-routes'
import { shopRoutes } from './shop/shop-routes'
import { trackRoutes } from './track/track-routes'
import { transferRoutes } from './transfer/transfer-routes'
import { versionRoutes } from './version/version-routes'
import { voucherRoutes } from './voucher/voucher-routes'

const OPEN: ReadonlySet<Route> = new Set([
  ...accountRoutes,
  ...addressRoutes,
  ...agreementRoutes,
  ...attendeeRoutes,
  ...copywritingRoutes,
  ...entranceRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...regionRoutes,
  ...riskRoutes,
  ...serviceRoutes,
  ...shopRoutes,
  ...trackRoutes,
  ...transferRoutes,
  ...versionRoutes,
  ...voucherRoutes,
  cancelOrderRoute,
  deleteOrderRoute,
  getAboutOrderRoute,
  getExpressRoute,
  getOrderRoute,
  getPaySuccessRoute,
  getUnregisteredOrderRoute,
  getWaitListRoute,
  listOrdersRoute,
  cancelPaymentRoute,
  queryByBindIdRoute,
  confirmReceiptRoute,
  getGoodsOrderRoute,
  getPrimeOrderRoute,
  getParkingOrderRoute,
  listParkingOrdersRoute,
  cancelReservationRoute,
  getReservationVoucherRoute,
  listReservationsRoute,
])

/**
 * True for calls of a shop that is closed or maintained (contract D-43): for what its buyers have (tickets, orders,
 * refunds, invoices), for the gate, for logging in, and support. All that sells or advertises is closed.
 */
export function isOpenWhileClosed(route: Route): boolean {
  return OPEN.has(route)
}
