import type { VoucherCard, VoucherState } from '@/contracts/voucher/voucher-card'
import type { Locale } from '@/domain/locale'
import type { UserCall } from '../call'
import { lacksName, nameDeadline } from '../services/real-names/name-rules'
import type { TicketRow } from '../services/tickets/tickets-now'
import type { UserVoucher } from '../services/tickets/vouchers'
import { sendRefusal } from '../services/transfers/transfer-rules'
import { translate } from '../texts/text'
import { deliverMethodOf, ticketFormOf } from './order'
import { pictureUrls } from './picture-urls'
import { presentSessionTime } from './session-time'

export function presentVoucherCard(userVoucher: UserVoucher, call: UserCall): VoucherCard {
  const { voucher, order, showId, title, session, tickets } = userVoucher
  const { locale, origin, clock } = call
  const isOver = session.endAt <= clock.now()
  const isPaper = deliverMethodOf(order) === 'EXPRESS'
  const isSent = order.state !== 'RESERVE'
  return {
    voucherId: voucher.id,
    orderId: order.id,
    showId,
    showName: title[locale],
    posterUrl: pictureUrls(origin).poster(showId),
    posterColor: session.posterColor,
    sessionName: session.name[locale],
    sessionShowTime: presentSessionTime(session, locale),
    showTime: session.beginAt,
    utcOffset: session.utcOffset,
    venueName: session.venueName[locale],
    cityName: session.cityName[locale],
    ticketForm: ticketFormOf(order),
    voucherState: voucherStateOf(tickets, isOver),
    ticketQty: tickets.length,
    remainQty: isOver ? 0 : tickets.filter(({ state }) => state === 'UNUSED' || state === 'LOCKED').length,
    canTransfer: tickets.some((ticket) => sendRefusal(userVoucher, ticket, clock.now()) === null),
    ...(voucher.transferId !== null && { received: true }),
    ...(tickets.some(({ state }) => state === 'LOCKED') && { transferState: 'PENDING' as const }),
    ...onHold(tickets),
    ...(isPaper && { paperSent: isSent }),
    ...missingNames(userVoucher, call),
    tips: isPaper ? paperTips(isSent, locale) : translate(locale, 'voucher.tips'),
  }
}

/** Delivery of paper tickets, which open the door themselves. */
export function paperTips(isSent: boolean, locale: Locale): string {
  return translate(locale, isSent ? 'paper.sent' : 'paper.toSend')
}

/** Numbers of tickets in transfer and in refund. */
function onHold(tickets: readonly TicketRow[]): Pick<VoucherCard, 'sendingQty' | 'refundingQty'> {
  const sendingQty = tickets.filter(({ state }) => state === 'LOCKED').length
  const refundingQty = tickets.filter(({ state }) => state === 'REFUNDING').length
  return { ...(sendingQty > 0 && { sendingQty }), ...(refundingQty > 0 && { refundingQty }) }
}

function missingNames({ voucher, tickets }: UserVoucher, { shop }: Pick<UserCall, 'shop'>) {
  const { session } = shop.catalogue.session(voucher.sessionId)
  const needRealName = tickets.some((ticket) => ticket.state === 'UNUSED' && lacksName(ticket, session))
  return { needRealName, ...(needRealName && { realNameDeadline: nameDeadline(session) }) }
}

/** The state of a voucher: that of all its tickets, or UNUSED as long as one can be used (contract A-TICKET-3). */
function voucherStateOf(tickets: readonly TicketRow[], isOver: boolean): VoucherState {
  const all = (...states: readonly TicketRow['state'][]) => tickets.every(({ state }) => states.includes(state))
  if (tickets.length === 0) return 'TRANSFERRED'
  if (all('REFUNDED', 'EXCHANGED')) return 'REFUNDED'
  if (all('USED', 'REFUNDED', 'EXCHANGED')) return 'USED'
  if (isOver) return 'EXPIRED'
  return all('LOCKED', 'REFUNDING', 'USED', 'REFUNDED', 'EXCHANGED') ? 'LOCKED' : 'UNUSED'
}

/** The state of a ticket as the wire knows it. */
export function presentTicketState({ state }: Pick<TicketRow, 'state'>): 'UNUSED' | 'LOCKED' | 'USED' | 'REFUNDED' {
  if (state === 'USED' || state === 'LOCKED' || state === 'UNUSED') return state
  return state === 'REFUNDING' ? 'LOCKED' : 'REFUNDED'
}

/** Temporary block of a ticket: a transfer, or a refund in review. */
export function presentLock({ state }: Pick<TicketRow, 'state'>): { lockedBy?: 'TRANSFER' | 'REFUND' } {
  if (state === 'LOCKED') return { lockedBy: 'TRANSFER' }
  return state === 'REFUNDING' ? { lockedBy: 'REFUND' } : {}
}

/** `123456789012` → `1234 5678 9012`. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
