import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { TicketStub } from './ticket-stub'

export interface GetTicketStubInput {
  id: Id
}

/** The stub of a voucher; without a ticket that was used it cannot be printed. */
export interface GetTicketStubOutput extends TicketStub {
  /** The usual template. */
  templateId: Id
}

/** The stub of a voucher of the user (contract T10). */
export const getTicketStub = endpoint<GetTicketStubInput, GetTicketStubOutput>({
  path: 'trade/buyer/v3/voucher/:id/stub',
})
