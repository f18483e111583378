import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { RefundKind } from './refund'

/** One of the two. */
export interface GetRefundRuleInput {
  orderId?: Id
  /** A privilege card of the user, or a kind of them. */
  cardId?: Id
}

/** Refund fees by the time of the request (REFUND-011). */
export interface GetRefundRuleOutput {
  kind: RefundKind
  title: string
  /** Further text of the shop. */
  html?: string
  periods: RefundPeriod[]
}

export interface RefundPeriod {
  from?: EpochMs
  to?: EpochMs
  timeDesc: string
  /** 0 to 1. */
  feeRate: number
  feeDesc: string
  allowed: boolean
}

/** Refund deadlines and fees of tickets or a card (contract R2). */
export const getRefundRule = endpoint<GetRefundRuleInput, GetRefundRuleOutput>({
  path: 'trade/buyer/v3/refunds/rules',
})
