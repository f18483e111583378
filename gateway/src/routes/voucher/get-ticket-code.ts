import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { ENTRY_CODE_SECONDS, entryNumber } from '@/domain/entry-code'
import { privateRoute } from '../../http/define-route'
import { paperTips, presentTicketState } from '../../presenters/voucher'
import { entryCodeAt, entryKeys } from '../../services/tickets/entry-keys'
import { findUserVoucher } from '../../services/tickets/vouchers'

export const getTicketCodeRoute = privateRoute(getTicketCode, async (call) => {
  const { input, locale, clock, user } = call
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
    codes: tickets.map((ticket) => {
      const ofLogin = { ...ticket, loginId: user.loginId }
      // Tickets that the gate would reject have no code.
      const isGood = ticket.state === 'UNUSED'
      const qrCode = isGood ? entryCodeAt(call, ofLogin, serverTime) : ''
      return {
        ticketId: ticket.id,
        qrCode,
        displayCode: entryNumber(ticket.ticketCode, qrCode),
        state: presentTicketState(ticket),
        ...(isGood && { entryKeys: entryKeys(call, ofLogin, session) }),
      }
    }),
  }
})
