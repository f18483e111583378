import { listTicketStubs } from '@/contracts/stub/list-ticket-stubs'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentTicketStub } from '../../presenters/ticket-stub'
import { listStubs } from '../../services/stubs/ticket-stubs'

export const listTicketStubsRoute = privateRoute(listTicketStubs, async (call) =>
  presentRows(await listStubs(call, call.input), call.input.offset, (stub) => presentTicketStub(stub, call)),
)
