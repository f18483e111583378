import type { PaymentInfo } from '@/contracts/payment/pay'

/**
 * How taking the money ended on this device. Closing the cashier is an outcome, not an error, and no outcome says
 * "paid": only the order's state on the server does.
 */
export type PaymentOutcome =
  | { status: 'submitted' }
  | { status: 'cancelled' }
  /** The vendor does not know (yet); the server will. */
  | { status: 'unknown' }
  /** The page is being left for one of a provider, which leads back. */
  | { status: 'left' }
  /** This platform cannot take the product that was chosen. */
  | { status: 'unsupported' }
  /** `isHostError`: the app around the page failed, not the payment. */
  | { status: 'failed'; reason: string; isHostError?: boolean }

export interface Payment {
  /** Scheme and host that the provider leads back to; empty if the app is never left. */
  readonly returnOrigin: string
  /**
   * Calls `mayLeave` if paying means leaving the app: it opens what must be there on return, and returns false if
   * the user stays, which is `cancelled`. Never rejects.
   */
  start(info: PaymentInfo, mayLeave: () => Promise<boolean>): Promise<PaymentOutcome>
}
