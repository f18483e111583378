import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CreateShareInput {
  type: 'TICKET' | 'SHOW' | 'TOPIC'
  /** A voucher of the user, a show, or a topic. */
  id: Id
}

export interface CreateShareOutput {
  shareId: Id
}

/** Shows a ticket, a show or a topic to others, in the name of the user. The same thing has one link, for 30 days. */
export const createShare = endpoint<CreateShareInput, CreateShareOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/share',
  changes: [],
})
