import { endpoint } from '../endpoint'
import type { Jump } from '../jump'
import type { Id } from '../wire-types'
import type { OrderType } from './create-order'

export interface GetPaySuccessInput {
  orderId: Id
  /** @maxLength 16 */
  orderType: string
}

/**
 * Result of a payment, as far as the caller may know it (D-36). `UNKNOWN`: no such order; `VISITOR`: the buyer has to log in;
 * `FOREIGN`: an order of another account.
 */
export type PayResult = 'PAID' | 'UNPAID' | 'CANCELED' | 'CLOSED' | 'REFUNDED' | 'UNKNOWN' | 'VISITOR' | 'FOREIGN'

/** The words of the page after payment; the state of an order is for its buyer alone, because the call is public. */
export interface GetPaySuccessOutput {
  orderId: Id
  /** Kind of the order, for its buyer. */
  orderType?: OrderType
  result: PayResult
  title: string
  tips: string
  /** A picture of what was bought, to show to friends; empty where it has none. */
  shareImageUrl: string
  /** Next pages for a buyer. */
  buttons: { text: string; jump: Jump }[]
}

/** Content of the page after a payment (contract O8). */
export const getPaySuccess = endpoint<GetPaySuccessInput, GetPaySuccessOutput>({
  path: 'trade/pub/v3/pay_success/:orderId',
})
