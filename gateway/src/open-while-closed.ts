import type { Route } from './http/define-route'
import { accountRoutes } from './routes/account/account-routes'
import { addressRoutes } from './routes/address/address-routes'
import { agreementRoutes } from './routes/agreement/agreement-routes'
import { attendeeRoutes } from './routes/attendee/attendee-routes'
import { copywritingRoutes } from './routes/copywriting/copywriting-routes'
import { entranceRoutes } from './routes/entrance/entrance-routes'
import { confirmReceiptRoute } from './routes/goods/confirm-receipt'
import { getGoodsOrderRoute } from './routes/goods/get-goods-order'
import { invoiceRoutes } from './routes/invoice/invoice-routes'
import { getPrimeOrderRoute } from './routes/member/get-prime-order'
import { cancelOrderRoute } from './routes/order/cancel-order'
import { deleteOrderRoute } from './routes/order/delete-order'
import { getAboutOrderRoute } from './routes/order/get-about-order'
import { getExpressRoute } from './routes/order/get-express'
import { getOrderRoute } from './routes/order/get-order'
import { getPaySuccessRoute } from './routes/order/get-pay-success'
import { getUnregisteredOrderRoute } from './routes/order/get-unregistered-order'
import { getWaitListRoute } from './routes/order/get-wait-list'
import { listOrdersRoute } from './routes/order/list-orders'
import { getParkingOrderRoute } from './routes/parking/get-parking-order'
import { listParkingOrdersRoute } from './routes/parking/list-parking-orders'
import { cancelPaymentRoute } from './routes/payment/cancel-payment'
import { queryByBindIdRoute } from './routes/payment/query-by-bind-id'
import { refundRoutes } from './routes/refund/refund-routes'
import { regionRoutes } from './routes/region/region-routes'
import { cancelReservationRoute } from './routes/reserve/cancel-reservation'
import { getReservationVoucherRoute } from './routes/reserve/get-reservation-voucher'
import { listReservationsRoute } from './routes/reserve/list-reservations'
import { riskRoutes } from './routes/risk/risk-routes'
import { serviceRoutes } from './routes/service/service-routes'
import { shopRoutes } from './routes/shop/shop-routes'
import { trackRoutes } from './routes/track/track-routes'
import { transferRoutes } from './routes/transfer/transfer-routes'
import { versionRoutes } from './routes/version/version-routes'
import { voucherRoutes } from './routes/voucher/voucher-routes'

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
