import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CheckRebookInput {
  orderId: Id
  sessionId: Id
  /**
   * Tickets that are to be exchanged, with commas; absent: all that can still be used.
   * @maxLength 2000
   */
  ticketIds?: string
}

/** Exchange of an order for a session. Amounts in yuan. */
export interface CheckRebookOutput {
  allowed: boolean
  reason?: string
  feeAmount: number
  diffAmount: number
  remainTimes: number
  needAudience: boolean
}

/** Whether tickets can be exchanged for a session, and the cost. */
export const checkRebook = endpoint<CheckRebookInput, CheckRebookOutput>({ path: 'trade/buyer/v3/rebook/check' })
