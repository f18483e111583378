import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { OrderSummary } from './order-summary'

/** The newest order that waits to be paid; `null` when there is none. */
export type GetOrderToPayOutput = OrderSummary | null

/** The order of the user that waits for money and ends first; null where there is none (contract O12). */
export const getOrderToPay = endpoint<NoInput, GetOrderToPayOutput>({
  path: 'trade/buyer/v5/orders/to_pay',
  priority: 'low',
})
