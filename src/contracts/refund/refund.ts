import type { PriceInfo } from '../price'
import type { EpochMs, Id } from '../wire-types'

/** Steps from the request to the returned money (contract A-REFUND-3). */
export type RefundState = 'APPLYING' | 'APPROVED' | 'REFUNDING' | 'REFUNDED' | 'RETURNED' | 'REJECTED' | 'CANCELED'

/** A refund and how far it is. */
export interface Refund {
  refundId: Id
  refundState: RefundState
  refundAmount: PriceInfo
  /** Amount returned to cash cards; absent without a payment by one. */
  cardAmount?: PriceInfo
  fee: PriceInfo
  applyTime: EpochMs
  rejectReason?: string
  steps: RefundStep[]
}

export interface RefundStep {
  title: string
  time?: EpochMs
  done: boolean
}

/** Refunds give money back; rebooks give another session (REFUND-006). */
export type RefundKind = 'REFUND' | 'REBOOK'
