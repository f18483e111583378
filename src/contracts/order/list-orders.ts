import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { OrderSummary } from './order-summary'

/** The three groups of the order list (ORDER-011). */
export type OrderTab = 'TICKET' | 'OTHER' | 'HISTORY'

export interface ListOrdersInput extends PageQuery {
  tab: OrderTab
  /** Only orders in this state. */
  orderState?:
    | 'UNPAID'
    | 'CANCELED'
    | 'RESERVE'
    | 'DELIVERING'
    | 'DELIVERING_EXPRESS'
    | 'SUCCEEDED'
    | 'REFUNDED_TICKET'
    | 'CLOSED'
}

export type ListOrdersOutput = Page<OrderSummary>

/** The orders of the user, the newest first (contract O1). */
export const listOrders = endpoint<ListOrdersInput, ListOrdersOutput>({ path: 'trade/buyer/v5/orders' })
