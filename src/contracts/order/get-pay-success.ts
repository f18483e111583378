import { endpoint } from '../endpoint'
import type { Jump } from '../jump'
import type { Id } from '../wire-types'

export interface GetPaySuccessInput {
  orderId: Id
  /** @maxLength 16 */
  orderType: string
}

/** The words of the page after payment; nothing of the buyer in them, because the call is public. */
export interface GetPaySuccessOutput {
  orderId: Id
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
