import { getVoucher } from '@/contracts/voucher/get-voucher'
import { maskedIdNumber } from '@/domain/identity-document'
import { privateRoute } from '../../http/define-route'
import { grouped, presentTicketState, presentVoucherCard } from '../../presenters/voucher'
import { findUserVoucher } from '../../services/tickets/vouchers'
import { translate } from '../../texts/text'

export const getVoucherRoute = privateRoute(getVoucher, async (call) => {
  const { input, locale } = call
  const own = await findUserVoucher(call, input.id)
  const { voucher, order, session, tickets } = own
  const isPickUp = order.deliverMethod === 'PICK_UP'
  const card = presentVoucherCard(own, call)
  return {
    ...card,
    venueAddress: session.venueAddress[locale],
    lat: session.lat,
    lng: session.lng,
    pickupInstructions: [
      ...(isPickUp
        ? [{ title: translate(locale, 'voucher.pickup.title'), content: translate(locale, 'deliver.PICK_UP.tip') }]
        : []),
      { title: translate(locale, 'voucher.entry.title'), content: translate(locale, 'voucher.entry') },
    ],
    tickets: tickets.map((ticket) => ({
      ticketId: ticket.id,
      ticketCode: grouped(ticket.ticketCode),
      seatPlanName: ticket.seatPlanName[locale],
      seatDesc: translate(locale, 'voucher.standing'),
      ...(ticket.attendeeName && { audienceName: ticket.attendeeName }),
      ...(ticket.idNo && { maskedIdNo: maskedIdNumber(ticket.idNo) }),
      state: presentTicketState(ticket),
      received: ticket.isReceived,
    })),
    codes: isPickUp
      ? [
          {
            codeType: 'TAKING_CODE' as const,
            value: grouped(order.orderNumber.slice(-8)),
            remainTicketCount: card.remainQty,
          },
        ]
      : [],
    // The order of what was received is the sender's.
    orderCode: voucher.transferId === null ? order.orderNumber : '',
  }
})
