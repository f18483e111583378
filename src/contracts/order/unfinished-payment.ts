/** The newest try to pay an order that still waits: it is open, the provider declined it, or the buyer cancelled it. */
export interface UnfinishedPayment {
  state: 'OPEN' | 'DECLINED' | 'CANCELLED'
  /** What it was paid with, in the asked language. */
  paymentMethod: string
}
