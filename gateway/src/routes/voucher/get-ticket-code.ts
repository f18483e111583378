import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { ENTRY_CODE_SECONDS } from '@/domain/entry-code'
import { privateRoute } from '../../http/define-route'
import { grouped, paperTips, presentTicketState } from '../../presenters/voucher'
import { entryCodeAt, entryKeys } from '../../services/tickets/entry-keys'
import { findUserVoucher } from '../../services/tickets/vouchers'

export const getTicketCodeRoute = privateRoute(getTicketCode, async (call) => {
  const { input, locale, clock } = call
  const { voucher, order, session, tickets } = await findUserVoucher(call, input.id)
  const serverTime = clock.now()
  const facts = {
    voucherId: voucher.id,
    refreshInterval: ENTRY_CODE_SECONDS,
    serverTime,
    showTimeBegin: session.beginAt,
  }
  if (order.deliverMethod === 'EXPRESS') {
    return { ...facts, codes: [], notYetReason: paperTips(order.state !== 'RESERVE', locale) }
  }
  return {
    ...facts,
    codes: tickets.map((ticket) => ({
      ticketId: ticket.id,
      // Tickets that the gate would reject have no code.
      qrCode: ticket.state === 'UNUSED' ? entryCodeAt(call, ticket, serverTime) : '',
      displayCode: ticket.state === 'UNUSED' ? grouped(ticket.ticketCode) : '',
      state: presentTicketState(ticket),
      ...(ticket.state === 'UNUSED' && { entryKeys: entryKeys(call, ticket, session) }),
    })),
  }
})
