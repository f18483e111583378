import { eq } from 'drizzle-orm'
import { getVoucher, type VoucherButton, type VoucherCode } from '@/contracts/voucher/get-voucher'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { ownNumber } from '@/domain/entry-code'
import { maskedIdNumber } from '@/domain/identity-document'
import type { Locale } from '@/domain/locale'
import type { UserCall } from '../../call'
import { ticketCodes } from '../../database/schema/ticket-codes'
import { privateRoute } from '../../http/define-route'
import { arrivalText } from '../../presenters/arrival-text'
import { seatText } from '../../presenters/seat-text'
import { grouped, presentLock, presentTicketState, presentVoucherCard } from '../../presenters/voucher'
import type { TicketRow } from '../../services/tickets/tickets-now'
import { findUserVoucher, type UserVoucher } from '../../services/tickets/vouchers'
import { translate } from '../../texts/text'

export const getVoucherRoute = privateRoute(getVoucher, async (call) => {
  const { input, locale } = call
  const own = await findUserVoucher(call, input.id)
  const { voucher, order, session, tickets } = own
  const isPaper = order.deliverMethod === 'EXPRESS'
  const isPickUp = order.deliverMethod === 'PICK_UP'
  const card = presentVoucherCard(own, call)
  const show = call.shop.catalogue.findShow(own.showId)
  return {
    ...card,
    ...entranceOf(tickets, locale),
    venueAddress: session.venueAddress[locale],
    lat: session.lat,
    lng: session.lng,
    pickupInstructions: [
      ...(isPickUp
        ? [{ title: translate(locale, 'voucher.pickup.title'), content: translate(locale, 'deliver.PICK_UP.tip') }]
        : []),
      {
        title: translate(locale, 'voucher.entry.title'),
        content: arrivalText(show, order.deliverMethod ?? undefined, locale),
      },
    ],
    tickets: tickets.map((ticket) => ({
      ticketId: ticket.id,
      // The number of a locked or returned ticket is invalid for entry, as is one besides a paper ticket.
      ticketCode: ticket.state === 'UNUSED' && !isPaper ? ownNumber(ticket.ticketCode) : '',
      seatPlanName: ticket.seatPlanName[locale],
      seatDesc: ticket.seat ? seatText(ticket, locale) : translate(locale, 'voucher.standing'),
      ...(ticket.attendeeName && { audienceName: ticket.attendeeName }),
      ...(ticket.idNo && { maskedIdNo: maskedIdNumber(ticket.idNo) }),
      state: presentTicketState(ticket),
      ...presentLock(ticket),
      received: ticket.isReceived,
    })),
    codes: await codesOf(call, own, card.remainQty),
    // The order of what was received is the sender's.
    orderCode: voucher.transferId === null ? order.orderNumber : '',
    buttons: buttonsOf(card, voucher.transferId === null, locale),
  }
})

/** The codes of a voucher as a whole: what takes its tickets, and what it was exchanged for (TICKET-020). */
async function codesOf(
  { db }: Pick<UserCall, 'db'>,
  { voucher, order }: UserVoucher,
  remainTicketCount: number,
): Promise<VoucherCode[]> {
  const taking: VoucherCode[] =
    order.deliverMethod === 'PICK_UP'
      ? [{ codeType: 'TAKING_CODE', value: grouped(order.orderNumber.slice(-8)), remainTicketCount }]
      : []
  // The code of what was received is the sender's.
  if (order.source !== 'EXCHANGE_CODE' || voucher.transferId !== null) return taking
  const [exchanged] = await db.select().from(ticketCodes).where(eq(ticketCodes.orderId, order.id))
  if (!exchanged) return taking
  return [...taking, { codeType: 'EXCHANGE_CODE', value: exchanged.code, remainTicketCount }]
}

/** Entrances by the seats of the tickets; all of them if they differ (TICKET-020). */
function entranceOf(tickets: readonly TicketRow[], locale: Locale): { entrance?: string } {
  const entrances = new Set(tickets.flatMap(({ seat }) => seat?.entrance?.[locale] ?? []))
  return entrances.size > 0 ? { entrance: [...entrances].join(' · ') } : {}
}

/** The order of what was received is the sender's: it is not to be opened. */
function buttonsOf({ canTransfer }: VoucherCard, isOwnOrder: boolean, locale: Locale): VoucherButton[] {
  const all: (VoucherButton & { isThere: boolean })[] = [
    { action: 'TRANSFER', text: translate(locale, 'voucher.button.transfer'), isThere: canTransfer },
    { action: 'ORDER', text: translate(locale, 'voucher.button.order'), isThere: isOwnOrder },
  ]
  return all.filter(({ isThere }) => isThere).map(({ action, text }) => ({ action, text }))
}
