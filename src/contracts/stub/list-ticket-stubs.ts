import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { TicketStub } from './ticket-stub'

export type ListTicketStubsInput = PageQuery
export type ListTicketStubsOutput = Page<TicketStub>

/** Stubs of the shows that the user has been to, the last one first (contract G10). */
export const listTicketStubs = endpoint<ListTicketStubsInput, ListTicketStubsOutput>({
  path: 'trade/buyer/v3/ticket_stubs',
})
