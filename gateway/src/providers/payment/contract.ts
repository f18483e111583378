import type { PayOutput } from '@/contracts/payment/pay'
import type { Money } from '@/domain/currency'
import type { Locale } from '@/domain/locale'

/** Names of the providers, in the books and in the addresses they report to. */
export type PaymentProviderName = 'sandbox' | 'wechat-pay' | 'alipay'

/** Path of the address to which a vendor reports. */
export function noticePath(provider: PaymentProviderName): string {
  return `/notify/payments/${provider}`
}

/** A payment as the vendor knows it. */
export interface VendorPayment {
  /** Its number at the vendor: 24 hexadecimal digits. */
  paymentId: string
  product: string
}

/** A payment that begins. */
export interface PaymentStart extends VendorPayment {
  charge: Money
  locale: Locale
  /** Scheme and host of this gateway, as the buyer reaches it. */
  origin: string
  /** Epoch ms. */
  now: number
  /** Epoch ms; afterwards the vendor takes no money for it. */
  expiresAt: number
  /** Name on the vendor's cashier. */
  subject: string
  /** Buyer's id at the vendor; empty if unknown. */
  openId: string
  /** Network address of the buyer. */
  callerAddress: string
  /** Page that follows the vendor's; empty for the vendor's own end. */
  returnUrl: string
}

/** Data with which the app continues a payment (contract S2). */
export type PaymentParameters = Omit<PayOutput, 'paymentProduct'>

/** State of a payment at the vendor. ABSENT: the vendor has no such payment, or not yet. */
export type PaymentReport =
  | { state: 'PAID'; money: Money; vendorId: string; paidAt: number }
  | { state: 'OPEN' | 'CLOSED' | 'ABSENT' }

/** Money on its way back; the vendor may get it twice. */
export interface VendorRefund extends VendorPayment {
  /** Its number at the vendor. */
  refundId: string
  money: Money
  /** All that was paid. */
  charge: Money
  /** Epoch ms; null before the vendor has it. */
  sentAt: number | null
}

/** State of a refund at the vendor. ABSENT: it has to be sent (again). */
export type RefundReport = { state: 'BACK'; money: Money } | { state: 'PENDING' | 'ABSENT' }

/** A request of a vendor, as it came. */
export interface VendorRequest {
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  /** Epoch ms. */
  now: number
}

/** A verified report of a vendor. OTHER: of something that the shop does not follow. */
export type PaymentNotice =
  | { kind: 'PAYMENT'; paymentId: string; report: PaymentReport }
  | { kind: 'REFUND'; refundId: string; report: RefundReport }
  | { kind: 'OTHER' }

/** A line of a vendor's bill. */
export interface BillLine {
  kind: 'PAYMENT' | 'REFUND'
  paymentId: string
  /** Empty for a payment. */
  refundId: string
  money: Money
  /** Time at the vendor, epoch ms. */
  at: number
}

/** Takes money and gives it back. A shop without one sells nothing that costs money. Vendors' failures are `VendorFault`s. */
export interface PaymentProvider {
  name: PaymentProviderName
  /** Scheme and host of its API; empty for a provider without one. */
  origin: string
  /** The products that can be started from a terminal, the most natural first. */
  productsFor(terminalSrc: string): readonly string[]
  /** True if a product is this provider's, whatever the terminal. */
  takes(product: string): boolean
  /** True if the vendor takes money only from a buyer whom it can name. */
  needsOpenId(product: string): boolean
  /** Money that the vendor takes for an amount of the shop, cents of CNY. */
  chargeFor(product: string, cents: number): Money
  start(payment: PaymentStart): Promise<PaymentParameters>
  /** Time from the start to the first question about it, ms; null for a provider that is never asked. */
  firstCheckMs: number | null
  query(payment: VendorPayment, now: number): Promise<PaymentReport>
  /** No money is taken afterwards, unless it was already. */
  close(payment: VendorPayment, now: number): Promise<void>
  refund(refund: VendorRefund, now: number): Promise<RefundReport>
  queryRefund(refund: VendorRefund, now: number): Promise<RefundReport>
  /** Time between handing a refund over and the first question about it, ms. */
  refundTakesMs: number
  /** Verifies a report; throws `ForgedNotice` for any that is not this vendor's, for this merchant, and of now. */
  readNotice(request: VendorRequest): Promise<PaymentNotice>
  /** Answer that ends the vendor's repetitions. */
  thanks: { contentType: string; body: string }
  /** The bill of a day, `yyyy-MM-dd`, China time; null without bills. */
  billOf: ((day: string, now: number) => Promise<readonly BillLine[]>) | null
}

/**
 * A vendor did not do the work, or did not say so. `code` is the vendor's, or one of `TIMEOUT`, `UNREACHABLE`,
 * `HTTP_503`, `BAD_SIGNATURE`, `BAD_ANSWER`: no values, no keys, nothing of a person.
 */
export class VendorFault extends Error {
  constructor(
    readonly vendor: string,
    readonly code: string,
  ) {
    super(`${vendor}: ${code}`)
  }
}

/** A report that does not come from the vendor, is not for this merchant, or is too old. */
export class ForgedNotice extends Error {}
