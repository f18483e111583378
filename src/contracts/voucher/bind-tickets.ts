import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** One of the two codes. Blanks, hyphens, character width and case are ignored. */
export interface BindTicketsInput {
  /** @maxLength 200 */
  exchangeCode?: string
  /** @maxLength 200 */
  invitationCode?: string
}

export interface BindTicketsOutput {
  voucherIds: Id[]
  /** Whether the tickets still need the names of the people who enter with them. */
  needRealName: boolean
}

/**
 * Turns a code into tickets of the user (contract T4): an order that costs nothing, is not refunded, and is sent on only
 * where the code allows it (contract D-29). A code is good once.
 */
export const bindTickets = endpoint<BindTicketsInput, BindTicketsOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/voucher/bind',
  changes: ['orders', 'tickets'],
  priority: 'high',
  isCreate: true,
})
