import { eq } from 'drizzle-orm'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { maskedIdNumber } from '@/domain/identity-document'
import { tickets } from '../../database/schema/orders'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { grouped, presentVoucherCard } from '../../presenters/voucher'
import { findUserVoucher } from '../../services/vouchers'
import { translate } from '../../texts/text'

export const getVoucherRoute = privateRoute(getVoucher, async (call) => {
  const { input, locale, db, shop } = call
  const own = await findUserVoucher(call, input.id)
  const { show } = shop.catalogue.session(own.voucher.sessionId)
  const venue = shop.catalogue.venueOf(show)
  const rows = await db
    .select()
    .from(tickets)
    .leftJoin(attendees, eq(attendees.id, tickets.attendeeId))
    .where(eq(tickets.voucherId, own.voucher.id))
    .orderBy(tickets.sequence)
  const isPickUp = own.order.deliverMethod === 'PICK_UP'
  return {
    ...presentVoucherCard(own, call),
    venueAddress: venue.address[locale],
    lat: venue.lat,
    lng: venue.lng,
    pickupInstructions: [
      ...(isPickUp
        ? [{ title: translate(locale, 'voucher.pickup.title'), content: translate(locale, 'deliver.PICK_UP.tip') }]
        : []),
      { title: translate(locale, 'voucher.entry.title'), content: translate(locale, 'voucher.entry') },
    ],
    tickets: rows.map(({ tickets: ticket, attendees: attendee }) => ({
      ticketId: ticket.id,
      ticketCode: grouped(ticket.ticketCode),
      seatPlanName: shop.catalogue.seatPlan(ticket.seatPlanId).plan.name[locale],
      seatDesc: translate(locale, 'voucher.standing'),
      ...(attendee && { audienceName: attendee.name, maskedIdNo: maskedIdNumber(attendee.idNo) }),
      state: ticket.state,
    })),
    codes: isPickUp
      ? [
          {
            codeType: 'TAKING_CODE' as const,
            value: grouped(own.order.orderNumber.slice(-8)),
            remainTicketCount: own.order.ticketQty,
          },
        ]
      : [],
    orderCode: own.order.orderNumber,
  }
})
