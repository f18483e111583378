import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface SharePaymentInput {
  orderId: Id
}

export interface SharePaymentOutput {
  shareId: Id
  /** The poster of the show. */
  posterUrl: string
}

/** Shows a purchase of tickets to others (contract O10). The order has to be the caller's own; the same order has one link. */
export const sharePayment = endpoint<SharePaymentInput, SharePaymentOutput>({
  method: 'POST',
  path: 'trade/pub/v3/share/pay_success',
  changes: [],
  priority: 'low',
})
