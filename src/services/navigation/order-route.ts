import { routes } from '@/routes'

type OrderRoute =
  | typeof routes.orderDetail
  | typeof routes.productDetail
  | typeof routes.reserveOrder
  | typeof routes.parkingDetail

/**
 * The page of an order: goods and reservations have one of their own (ORDER-051), and parking that was paid on its page goes back there
 * (PARK-008). The type is of either case, tickets where absent.
 */
export function orderRoute(orderType?: string, fromPage?: string): OrderRoute {
  if (fromPage === 'parking-detail') return routes.parkingDetail
  if (orderType?.toUpperCase() === 'RESERVE') return routes.reserveOrder
  return orderType?.toUpperCase() === 'GOODS' ? routes.productDetail : routes.orderDetail
}
