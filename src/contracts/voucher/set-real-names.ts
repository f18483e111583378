import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface SetRealNamesInput {
  /** The voucher. */
  id: Id
  /**
   * @minItems 1
   * @maxItems 20
   */
  items: { ticketId: Id; audienceId: Id }[]
}

export type SetRealNamesOutput = true

/** Puts attendees of the user on tickets of a voucher, all of them or none (contract T7); refused after the deadline. */
export const setRealNames = endpoint<SetRealNamesInput, SetRealNamesOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/voucher/:id/real_name',
  changes: ['tickets'],
  priority: 'high',
})
