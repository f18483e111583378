import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ApplyRebookInput {
  orderId: Id
  sessionId: Id
  /** Tickets to exchange; absent: all of the order. @minItems 1 @maxItems 50 */
  ticketIds?: Id[]
  /** The seat plan that was seen; refused where the tickets would be of another. */
  seatPlanId?: Id
}

export interface ApplyRebookOutput {
  rebookId: Id
  newOrderId: Id
  needPay: boolean
  /** Yuan. */
  payAmount: number
}

/** Changes tickets to another session; the new order names the old one. */
export const applyRebook = endpoint<ApplyRebookInput, ApplyRebookOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/reschedule_ticket/apply',
  changes: ['orders', 'tickets'],
  priority: 'critical',
  isCreate: true,
})
