import type { Address } from '../address/address'
import type { EpochMs, Id } from '../wire-types'

/** Electronic, or on paper and sent to an address (INVOICE-007, INVOICE-008). */
export type InvoiceType = 'VAT_E_ORDINARY' | 'VAT_E_ORDINARY_PAPER'
/** Whom it is made out to (INVOICE-005, INVOICE-006). */
export type InvoiceTitleType = 'INDIVIDUAL_OR_INSTITUTION' | 'ENTERPRISE'
/** Recipient of an electronic invoice: an e-mail, or a link by SMS (INVOICE-009, INVOICE-010). */
export type InvoiceContactType = 'EMAIL' | 'PHONE'
export type InvoiceContentType = 'TICKET_FEE' | 'SERVICE_FEE' | 'GOODS'
/** CANCELED once what it was for came back (INVOICE-014, contract A-INVOICE-5). */
export type InvoiceState = 'APPLYING' | 'REJECTED' | 'SUCCESS' | 'CANCELED'

/** A request for an invoice (INVOICE-004). */
export interface InvoiceForm {
  orderId: Id
  invoiceType: InvoiceType
  invoiceTitleType: InvoiceTitleType
  /** @maxLength 100 */
  invoiceTitle: string
  /** Yuan: what the buyer saw; the shop has to come to the same. */
  invoiceAmount: number
  /** @maxLength 20 */
  taxpayerId?: string
  /** @maxLength 100 */
  bankName?: string
  /** @maxLength 40 */
  bankAccount?: string
  /**
   * The registered address of the company.
   *
   * @maxLength 200
   */
  address?: string
  /**
   * The registered phone of the company.
   *
   * @maxLength 30
   */
  phoneNo?: string
  invoiceContentType: InvoiceContentType
  contactType: InvoiceContactType
  /** @maxLength 100 */
  contact: string
  /** Recipient of a paper invoice. */
  shippingAddressId?: Id
}

/** An invoice, as its order page and its own show it. */
export interface Invoice extends InvoiceForm {
  invoiceId: Id
  orderNumber: string
  invoiceState: InvoiceState
  applyTime: EpochMs
  issueTime?: EpochMs
  rejectReason?: string
  /** The file of an electronic one that was issued; good for an hour, without a login. */
  pdfUrl?: string
  /** Postal address of a paper invoice, as of the request. */
  shippingAddress?: Address
  expressNo?: string
  expressName?: string
  expressPhone?: string
  /** Whether its order may be invoiced again. */
  canReapply: boolean
}
