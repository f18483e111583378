import type { InvoiceState } from '../invoice/invoice'
import type { EpochMs, Id } from '../wire-types'

/**
 * The plate of a car: of the mainland, or of Macau.
 * @pattern ^([京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]|[A-Z]{1,2}-?\d{2}-?\d{2})$
 */
export type PlateNo = string

/** What was paid, or is to be paid, for parking. */
export interface ParkingOrder {
  orderId: Id
  parkingName: string
  plateNo: PlateNo
  enterTime: EpochMs
  payTime?: EpochMs
  /** How long the car has been there, in words. */
  durationText: string
  state: 'UNPAID' | 'PAID' | 'CANCELED' | 'REFUNDED'
  /** Yuan. */
  payAmount: number
  /** Until when the car may leave without paying again. */
  leaveBefore?: EpochMs
  /** Of the newest invoice that was asked for. */
  invoiceState?: InvoiceState
}
