import { printTicketStubs } from '@/contracts/stub/print-ticket-stubs'
import { privateRoute } from '../../http/define-route'
import { presentPlacedOrder } from '../../presenters/placed-order'
import { ticketLabel } from '../../presenters/seat-text'
import { lockUser } from '../../services/accounts/lock-user'
import { orderPrints } from '../../services/stubs/print-stubs'

export const printTicketStubsRoute = privateRoute(printTicketStubs, async (call) => {
  await lockUser(call)
  return presentPlacedOrder(await orderPrints(call, ticketLabel))
})
