import type { GetRealNamesOutput, NamedTicket } from '@/contracts/voucher/get-real-names'
import { maskedIdNumber } from '@/domain/identity-document'
import type { UserCall } from '../call'
import type { FoundSession } from '../catalogue/catalogue'
import { nameDeadline, nameState, needsRealName } from '../services/real-names/name-rules'
import type { TicketRow } from '../services/tickets/tickets-now'
import type { UserVoucher } from '../services/tickets/vouchers'
import { labelAmong } from './seat-text'
import { presentVoucherShow } from './voucher-show'

/** The names on the tickets of a voucher, and what can still be done about them. */
export function presentRealNames(own: UserVoucher, call: UserCall): GetRealNamesOutput {
  const found = call.shop.catalogue.session(own.voucher.sessionId)
  const deadline = nameDeadline(found.session)
  return {
    required: needsRealName(found.session),
    deadline,
    isOpen: call.clock.now() < deadline,
    idTypes: [...found.session.idTypes],
    show: presentVoucherShow(own, call),
    items: own.tickets.map((ticket) => namedTicket(ticket, own, found, call)),
  }
}

function namedTicket(
  ticket: TicketRow,
  { tickets }: UserVoucher,
  found: FoundSession,
  { locale }: Pick<UserCall, 'locale'>,
): NamedTicket {
  const { id, attendeeName, idType, idNo } = ticket
  return {
    ticketId: id,
    seatDesc: labelAmong(ticket, tickets, locale),
    ...(attendeeName !== null &&
      idType !== null && { audience: { name: attendeeName, idType, maskedIdNo: maskedIdNumber(idNo ?? '') } }),
    state: nameState(ticket, found),
  }
}
