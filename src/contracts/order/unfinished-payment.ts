/** The newest try to pay an order that still waits: it is open, the provider declined it, or the buyer cancelled it. */
export interface UnfinishedPayment {
  state: 'OPEN' | 'DECLINED' | 'CANCELLED'
  /** Payment method, in the requested language. */
  paymentMethod: string
}
