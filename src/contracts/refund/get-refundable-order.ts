import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export interface GetRefundableOrderInput {
  orderId: Id
}

/** Refundable parts of an order (REFUND-007). */
export interface GetRefundableOrderOutput {
  orderId: Id
  refundable: boolean
  /** Why nothing of it can. */
  reason?: string
  sessions: RefundableSession[]
  reasons: { code: string; text: string }[]
}

export interface RefundableSession {
  bizShowSessionId: Id
  /** Absent for goods. */
  showName?: string
  sessionName: string
  /** Refunds that may be requested, and have been (REFUND-010). */
  maxTimes: number
  usedTimes: number
  tickets: RefundableTicket[]
}

export interface RefundableTicket {
  ticketId: Id
  seatPlanName: string
  seatDesc: string
  audienceName?: string
  /** Amount paid for it. */
  priceInfo: PriceInfo
  /** Its part of the discounts of the order; absent without any. */
  discountInfo?: PriceInfo
  selectable: boolean
  disabledReason?: string
}

/** The tickets of an order that can be given back, or why not (contract R1). */
export const getRefundableOrder = endpoint<GetRefundableOrderInput, GetRefundableOrderOutput>({
  path: 'trade/buyer/v3/refunds/orders',
  priority: 'high',
})
