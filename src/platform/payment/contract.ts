import type { PaymentInfo } from '@/contracts/payment/pay'

/**
 * Result of a payment on this device. Closing the cashier is an outcome, not an error, and no outcome means "paid":
 * only the order state of the server does.
 */
export type PaymentOutcome =
  | { status: 'submitted' }
  | { status: 'cancelled' }
  /** The vendor does not know (yet); the server will. */
  | { status: 'unknown' }
  /** The page is being replaced by the provider's, which returns later. */
  | { status: 'left' }
  /** This platform does not support the payment product. */
  | { status: 'unsupported' }
  /** `isHostError`: the surrounding app failed, not the payment. */
  | { status: 'failed'; reason: string; isHostError?: boolean }

export interface Payment {
  /** Scheme and host to which the provider returns; empty if the app is never left. */
  readonly returnOrigin: string
  /**
   * Calls `mayLeave` before payment leaves the app: it prepares the return, and returns false if the user stays, which
   * is `cancelled`. Never rejects.
   */
  start(info: PaymentInfo, mayLeave: () => Promise<boolean>): Promise<PaymentOutcome>
}
