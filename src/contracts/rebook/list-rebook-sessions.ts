import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export interface ListRebookSessionsInput {
  orderId: Id
  /**
   * Tickets that are to be exchanged, with commas; absent: all that can still be used.
   * @maxLength 2000
   */
  ticketIds?: string
}

/** Other sessions of the show, and whether the tickets of the order can be exchanged for theirs. */
export type ListRebookSessionsOutput = RebookSession[]

export interface RebookSession {
  bizShowSessionId: Id
  sessionName: string
  sessionShowTime: string
  available: boolean
  unavailableReason?: string
  /** Target of the tickets: plans of the same name and price (contract A-REFUND-5). */
  seatPlans: { seatPlanId: Id; seatPlanName: string; priceInfo: PriceInfo }[]
}

/** The sessions that an order can change to, or why not (contract R7). */
export const listRebookSessions = endpoint<ListRebookSessionsInput, ListRebookSessionsOutput>({
  path: 'trade/buyer/v3/rebook/sessions',
  priority: 'high',
})
