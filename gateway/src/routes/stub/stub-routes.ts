import type { Route } from '../../http/define-route'
import { getTicketStubRoute } from './get-ticket-stub'
import { listStubTemplatesRoute } from './list-stub-templates'
import { listTicketStubsRoute } from './list-ticket-stubs'
import { printTicketStubsRoute } from './print-ticket-stubs'

export const stubRoutes: readonly Route[] = [
  getTicketStubRoute,
  listStubTemplatesRoute,
  listTicketStubsRoute,
  printTicketStubsRoute,
]
