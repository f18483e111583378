import { getTicketStub } from '@/contracts/stub/get-ticket-stub'
import { privateRoute } from '../../http/define-route'
import { presentTicketStub, usualTemplateId } from '../../presenters/ticket-stub'
import { findStub } from '../../services/stubs/ticket-stubs'

export const getTicketStubRoute = privateRoute(getTicketStub, async (call) => ({
  ...presentTicketStub(await findStub(call, call.input.id), call),
  templateId: usualTemplateId(call),
}))
