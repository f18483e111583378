import type { InvoiceState } from '../invoice/invoice'
import type { EpochMs, Id } from '../wire-types'

/**
 * The plate of a car, of the mainland or of Macau, however it is written; answers have it in its normalized form
 * (domain/plate-number.ts).
 * @minLength 1
 * @maxLength 30
 */
export type PlateNo = string

/** Paid or due amount for parking. */
export interface ParkingOrder {
  orderId: Id
  parkingName: string
  plateNo: PlateNo
  enterTime: EpochMs
  payTime?: EpochMs
  /** Length of the stay, in words. */
  durationText: string
  state: 'UNPAID' | 'PAID' | 'CANCELED' | 'REFUNDED'
  /** Yuan. */
  payAmount: number
  /** End of the time to leave without another payment. */
  leaveBefore?: EpochMs
  /** Of the newest invoice that was requested. */
  invoiceState?: InvoiceState
}
