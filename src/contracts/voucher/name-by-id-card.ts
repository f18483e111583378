import type { IdType } from '../attendee/attendee'
import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface NameByIdCardInput {
  /** The voucher. */
  id: Id
  /** Requested ticket; absent: the first without a name. */
  ticketId?: Id
  /** @maxLength 40 */
  name: string
  idType: IdType
  /** @maxLength 30 */
  idNo: string
}

export interface NameByIdCardOutput {
  /** False where the document is known under another name; nothing has changed then. */
  pass: boolean
}

/**
 * Puts the holder of a document on a ticket and keeps them among the user's attendees (contract T8). A passport counts
 * only where the shop knows it already: no register identifies its holder (TICKET-032).
 */
export const nameByIdCard = endpoint<NameByIdCardInput, NameByIdCardOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/voucher/:id/id_card',
  changes: ['tickets'],
  priority: 'high',
})
