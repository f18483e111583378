import type { GetOrderOutput, OrderedShow, RelatedOrder, TicketState } from '@/contracts/order/get-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import type { RefundState } from '@/contracts/refund/refund'
import { maskedIdNumber } from '@/domain/identity-document'
import type { Locale } from '@/domain/locale'
import type { UserCall } from '../call'
import { isPaidFor } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import type { LineRow, OrderRow } from '../services/orders/order-records'
import { ticketStanding } from '../services/orders/ticket-standing'
import { translate } from '../texts/text'
import { presentAddressSnapshot } from './address'
import { deliverMethodOf, presentParcel } from './order'
import { presentOrderAgreement } from './order-agreement'
import { presentDelivery } from './order-delivery'
import { presentDisplayFields } from './order-display-fields'
import { presentNotices } from './order-notices'
import { presentOrderedGoods } from './ordered-goods'
import { pictureUrls } from './picture-urls'
import { presentPriceItems } from './price-items'
import { presentReturnedMoney } from './refund'
import { seatText } from './seat-text'
import { presentSessionTime } from './session-time'
import { presentUnfinishedPayment } from './unfinished-payment'

/** An order with all its page shows, in the words of when it was bought (ORDER-014). */
export function presentOrderDetail(detail: OrderDetailRecord, summary: OrderSummary, call: UserCall): GetOrderOutput {
  const { order, bill, voucherIds, refund, invoice, waitList } = detail
  const { waitListState } = summary
  const { locale } = call
  const { name: state } = summary.orderState
  const deliverMethod = deliverMethodOf(order)
  const goods = presentOrderedGoods(detail, call)
  const orderStatusDesc = statusDescOf(detail, summary, locale)
  const cancelReason = cancelReasonOf(order, state, locale)
  return {
    orderBrief: { ...summary, ...(orderStatusDesc && { orderStatusDesc }), ...(cancelReason && { cancelReason }) },
    displayFields: presentDisplayFields(detail, call.locale),
    shows: showsOf(detail, call),
    ...(goods.length > 0 && { orderItems: goods }),
    delivery: {
      deliverMethod,
      desc: presentDelivery(detail, summary, locale),
      ...(order.address && { address: presentAddressSnapshot(order.address) }),
      ...(detail.shipment && presentParcel(detail.shipment, locale)),
    },
    priceItems: presentPriceItems(bill, locale),
    operations: summary.orderOperations,
    ...(refund && {
      refundSummary: {
        refundId: refund.id,
        refundState: refund.state,
        ...presentReturnedMoney(refund),
      },
    }),
    ...(invoice && { invoice: { invoiceId: invoice.id, state: invoice.state } }),
    ...(waitList && {
      waitList: { waitListState, desc: translate(locale, `waitList.${waitListState}.desc`) },
    }),
    ...presentOrderAgreement(order, locale),
    ...presentUnfinishedPayment(detail, locale),
    ...presentNotices(detail, summary, { locale, catalogue: call.shop.catalogue, now: call.clock.now() }),
    voucherIds: [...voucherIds],
    ...(detail.predecessor && { predecessor: relatedOrder(detail.predecessor) }),
    successors: detail.successors.map(relatedOrder),
  }
}

/** Explanation of a state: the wait, or the end of a reservation. */
function statusDescOf(
  detail: OrderDetailRecord,
  { orderState, waitListState, deliverMethod }: OrderSummary,
  locale: Locale,
): string | null {
  const { waitList } = detail
  const isWaiting = waitList !== undefined && waitListState !== 'NONE' && orderState.name !== 'CANCELED'
  if (isWaiting) return translate(locale, `waitList.${waitListState}.desc`)
  if (orderState.name === 'UNPAID') return translate(locale, 'order.notice')
  const standing = isPaidFor(orderState.name) ? ticketStanding(detail) : null
  if (standing !== null) return translate(locale, `standing.${standing}.desc`)
  if (detail.order.type !== 'TICKET' || deliverMethod !== 'EXPRESS') return null
  if (orderState.name === 'RESERVE') return translate(locale, 'standing.toSend.desc')
  return orderState.name === 'DELIVERING_EXPRESS' ? translate(locale, 'standing.sent.desc') : null
}

/** Why an order came to nothing; `null` where it did not. */
function cancelReasonOf(
  { cancelWords, cancelReason }: OrderRow,
  state: OrderSummary['orderState']['name'],
  locale: Locale,
): string | null {
  if (cancelWords !== null) return cancelWords
  // Overdue orders count as cancelled even before the sweep.
  const key = state === 'CANCELED' ? (cancelReason ?? 'order.cancelled.expired') : cancelReason
  return key === null ? null : translate(locale, key)
}

function relatedOrder({ id, orderNumber }: OrderDetailRecord['successors'][number]): RelatedOrder {
  return { orderId: id, orderNumber }
}

/** The lines that are for sessions, by show and session. */
function showsOf(
  { order, lines, tickets, refundStates }: OrderDetailRecord,
  { locale, origin }: UserCall,
): OrderedShow[] {
  const ofSessions = lines.filter(({ sessionId }) => sessionId !== null)
  return firstsBy(ofSessions, ({ showId }) => showId).map((line) => {
    const { showId, snapshot } = line
    const { session } = snapshot
    const sessions = firstsBy(
      ofSessions.filter((other) => other.showId === showId),
      ({ sessionId }) => sessionId,
    )
    return {
      showId: showId ?? '',
      showName: snapshot.title[locale],
      posterUrl: pictureUrls(origin).poster(showId ?? ''),
      posterColor: session?.posterColor ?? '',
      venueName: session?.venueName[locale] ?? '',
      venueAddress: session?.venueAddress[locale] ?? '',
      lat: session?.lat ?? 0,
      lng: session?.lng ?? 0,
      sessions: sessions.map(({ sessionId, snapshot: { session: own } }) => ({
        bizShowSessionId: sessionId ?? '',
        sessionName: own?.name[locale] ?? '',
        sessionShowTime: own ? presentSessionTime(own, locale) : '',
        ...(own && { showTime: own.beginAt }),
        tickets: tickets
          .filter((ticket) => ticket.sessionId === sessionId)
          .map((ticket) => ({
            ticketId: ticket.id,
            seatPlanName: ticket.seatPlanName[locale],
            ...seatOf(ticket, locale),
            ...namesOf(order.userId, ticket),
            ticketState: stateOf(order.userId, ticket),
            ...refundOf(refundStates.get(ticket.unitId)),
          })),
      })),
    }
  })
}

/** Seat of a ticket in words and in parts, and its entrance; nothing without a seat. */
function seatOf({ seat }: OrderDetailRecord['tickets'][number], locale: Locale) {
  if (!seat) return {}
  const { zone, row, no, entrance } = seat
  return {
    seatDesc: seatText({ seat }, locale),
    ...(no && { seat: { zoneName: zone[locale], rowName: row[locale], no } }),
    ...(entrance?.[locale] && { entrance: entrance[locale] }),
  }
}

/** Attendee of a ticket; hidden from the buyer once it was transferred. */
function namesOf(buyerId: string, { ownerId, attendeeName, idNo }: OrderDetailRecord['tickets'][number]) {
  if (ownerId !== buyerId) return {}
  return { ...(attendeeName && { audienceName: attendeeName }), ...(idNo && { maskedIdNo: maskedIdNumber(idNo) }) }
}

/** State of a ticket for its buyer; a sent one shows nothing more (TRANSFER-009). */
function stateOf(buyerId: string, { ownerId, state }: OrderDetailRecord['tickets'][number]): TicketState {
  return ownerId === buyerId || state === 'REFUNDED' ? state : 'TRANSFERRED'
}

/** State of the refund of a ticket; a withdrawn refund counts as none. */
function refundOf(refundState: RefundState | undefined) {
  return refundState === undefined || refundState === 'CANCELED' ? {} : { refundState }
}

/** The first line of each kind. */
function firstsBy(lines: readonly LineRow[], kindOf: (line: LineRow) => string | null): LineRow[] {
  return lines.filter((line, at) => lines.findIndex((other) => kindOf(other) === kindOf(line)) === at)
}
