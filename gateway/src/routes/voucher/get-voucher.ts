import { eq } from 'drizzle-orm'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { maskedIdNumber } from '@/domain/identity-document'
import { tickets } from '../../database/schema/orders'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../handle'
import { grouped, ownVoucher, voucherCardOf } from '../../rules/voucher-view'
import { say } from '../../texts/text'

export const getVoucherRoute = privateRoute(getVoucher, async (call) => {
  const { input, locale, db, shop } = call
  const own = await ownVoucher(call, input.id)
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
    ...voucherCardOf(own, call),
    venueAddress: venue.address[locale],
    lat: venue.lat,
    lng: venue.lng,
    pickupInstructions: [
      ...(isPickUp
        ? [{ title: say(locale, 'voucher.pickup.title'), content: say(locale, 'deliver.PICK_UP.tip') }]
        : []),
      { title: say(locale, 'voucher.entry.title'), content: say(locale, 'voucher.entry') },
    ],
    tickets: rows.map(({ tickets: ticket, attendees: attendee }) => ({
      ticketId: ticket.id,
      ticketCode: grouped(ticket.ticketCode),
      seatPlanName: shop.catalogue.seatPlan(ticket.seatPlanId).plan.name[locale],
      seatDesc: say(locale, 'voucher.standing'),
      ...(attendee && { audienceName: attendee.name, maskedIdNo: maskedIdNumber(attendee.idNo) }),
      state: ticket.state as 'UNUSED' | 'USED' | 'REFUNDED',
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
