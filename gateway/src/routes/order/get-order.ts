import { eq } from 'drizzle-orm'
import { type GetOrderOutput, getOrder, type OrderedSession } from '@/contracts/order/get-order'
import { maskedIdNumber } from '@/domain/identity-document'
import { priceInfoFromCents } from '@/domain/money'
import { maskedPhone } from '@/domain/phone'
import { sessionTimeText, venueTime } from '@/domain/show-date'
import type { UserCall } from '../../call'
import { tickets, vouchers } from '../../database/schema/orders'
import { addresses, attendees } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentAddress } from '../../presenters/address'
import { presentOrderOperations, presentOrderSummary } from '../../presenters/order'
import { productName } from '../../presenters/payment'
import { pictureUrls } from '../../presenters/picture-urls'
import { presentPriceItems } from '../../presenters/price-items'
import { currentOrderState, findUserOrder, type OrderRow } from '../../services/orders'
import { translate } from '../../texts/text'

type OrderCall = UserCall

export const getOrderRoute = privateRoute(getOrder, async (call) => {
  const { input, locale, db, origin, shop } = call
  const order = await findUserOrder(call, { orderId: input.orderId })
  const { show, session } = shop.catalogue.session(order.sessionId)
  const venue = shop.catalogue.venueOf(show)
  const state = currentOrderState(order, call)
  const issued = await db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.orderId, order.id))
  return {
    orderBrief: {
      ...presentOrderSummary(order, call),
      ...(order.cancelReason && { cancelReason: translate(locale, order.cancelReason) }),
    },
    displayFields: displayFieldsOf(order, call),
    shows: [
      {
        showId: show.showId,
        showName: show.name[locale],
        posterUrl: pictureUrls(origin).poster(show.showId),
        posterColor: show.posterColor,
        venueName: venue.name[locale],
        venueAddress: venue.address[locale],
        lat: venue.lat,
        lng: venue.lng,
        sessions: [
          {
            bizShowSessionId: session.sessionId,
            sessionName: session.name[locale],
            sessionShowTime: sessionTimeText(session.beginAt, locale, session.utcOffset),
            tickets: await ticketsOf(order, call),
          },
        ],
      },
    ],
    delivery: await deliveryOf(order, call),
    priceItems: presentPriceItems(order, locale),
    operations: presentOrderOperations(state, order.deliverMethod, locale),
    notices: state === 'UNPAID' ? [translate(locale, 'order.notice')] : [],
    voucherIds: issued.map(({ id }) => id),
  }
})

function displayFieldsOf(order: OrderRow, { locale }: OrderCall): GetOrderOutput['displayFields'] {
  const price = priceInfoFromCents
  return {
    orderCode: order.orderNumber,
    orderTime: venueTime(order.createdAt).format('YYYY-MM-DD HH:mm:ss'),
    ...(order.paymentProduct && { paymentMethod: productName(order.paymentProduct, locale) }),
    ...(order.remark !== '' && { remark: order.remark }),
    contactInfo: `+${order.contactAreaCode} ${maskedPhone(order.contactCellphone)}`,
    ticketAmount: price(order.ticketCents),
    ...(order.expressCents > 0 && { deliveryFee: price(order.expressCents) }),
    payableAmount: price(order.payCents),
    ...(order.paidAt !== null && { realPaidAmount: price(order.payCents) }),
  }
}

async function ticketsOf(order: OrderRow, { locale, db, shop }: OrderCall): Promise<OrderedSession['tickets']> {
  const rows = await db
    .select()
    .from(tickets)
    .leftJoin(attendees, eq(attendees.id, tickets.attendeeId))
    .where(eq(tickets.orderId, order.id))
    .orderBy(tickets.sequence)
  return rows.map(({ tickets: ticket, attendees: attendee }) => ({
    ticketId: ticket.id,
    seatPlanName: shop.catalogue.seatPlan(ticket.seatPlanId).plan.name[locale],
    ...(attendee && { audienceName: attendee.name, maskedIdNo: maskedIdNumber(attendee.idNo) }),
  }))
}

async function deliveryOf(order: OrderRow, { locale, db }: OrderCall): Promise<GetOrderOutput['delivery']> {
  const { deliverMethod } = order
  const [address] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.id, order.addressId ?? ''))
  return {
    deliverMethod,
    desc: translate(locale, `deliver.${deliverMethod}.tip`),
    ...(address && { address: presentAddress(address) }),
  }
}
