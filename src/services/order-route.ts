import { routes } from '@/routes'

/** The page of an order: goods have one of their own (ORDER-051). The type is of either case, tickets where absent. */
export function orderRoute(orderType?: string): typeof routes.orderDetail | typeof routes.productDetail {
  return orderType?.toUpperCase() === 'GOODS' ? routes.productDetail : routes.orderDetail
}
