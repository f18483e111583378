import type { PayOutput } from '@/contracts/payment/pay'

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
  | { status: 'failed'; reason: string }

export interface Payment {
  /** True where paying means leaving the app: whatever must be on screen on return is opened before. */
  readonly leavesApp: boolean
  /** Scheme and host that the provider leads back to; empty where the app is not left. */
  readonly returnOrigin: string
  /** Never rejects. */
  start(info: PayOutput): Promise<PaymentOutcome>
}
