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
  /** This platform cannot take the product that was chosen. */
  | { status: 'unsupported' }
  /** `host`: the app around the page failed, not the payment. */
  | { status: 'failed'; reason: string; isHostFault?: boolean }

export interface Payment {
  /** Scheme and host that the provider leads back to; empty where the app is never left. */
  readonly returnOrigin: string
  /** True where paying means leaving the app: whatever must be on screen on return is opened before. */
  leavesAppFor(info: PaymentInfo): boolean
  /** Never rejects. */
  start(info: PaymentInfo): Promise<PaymentOutcome>
}
