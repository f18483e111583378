import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** Obstacles to closing an account. */
export interface CancellationBlocker {
  type: 'UNPAID_ORDER' | 'ONGOING_ORDER' | 'REFUND' | 'TICKET' | 'CASH_CARD'
  /** In words, with how many there are. */
  desc: string
  count: number
}

export interface CheckCancellationOutput {
  canCancel: boolean
  blockers: CancellationBlocker[]
}

/** Whether the user's account can be closed now (contract L18). */
export const checkCancellation = endpoint<NoInput, CheckCancellationOutput>({
  path: 'user/buyer/v3/account/cancel/check',
})
