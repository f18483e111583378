import type { PayOutput } from '@/contracts/payment/pay'
import type { Locale } from '@/domain/locale'

/** A payment that begins. */
export interface PaymentStart {
  paymentId: string
  product: string
  locale: Locale
  /** Scheme and host of this gateway, as the buyer reaches it. */
  origin: string
  /** Epoch ms. */
  now: number
}

/** Data with which the app continues a payment (contract S2). */
export type PaymentParameters = Omit<PayOutput, 'paymentProduct'>

/** Money on its way back; `sentAt` (epoch ms) is null before the vendor has it. */
export interface OutgoingRefund {
  refundId: string
  cents: number
  sentAt: number | null
}

/** Takes money and gives it back. A shop without one sells nothing that costs money. */
export interface PaymentProvider {
  /** The products that can be started from a terminal, the most natural first. */
  productsFor(terminalSrc: string): readonly string[]
  /** True if a product is this provider's, whatever the terminal. */
  takes(product: string): boolean
  start(payment: PaymentStart): Promise<PaymentParameters>
  /** Hands a refund to the vendor, which may get it twice; false if the vendor does not have it for sure. */
  sendRefund(refund: OutgoingRefund): Promise<boolean>
  /** True once the vendor says that the money is back. */
  isRefunded(refund: OutgoingRefund, now: number): Promise<boolean>
  /** Time between handing a refund over and the first question about it, ms. */
  refundTakesMs: number
}
