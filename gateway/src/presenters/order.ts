import type { OrderSummary, TicketForm } from '@/contracts/order/order-summary'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { ORDER_STATES, type OrderStateName } from '@/domain/order-state'
import { PAYMENT_STANDINGS } from '@/domain/payment-standing'
import type { UserCall } from '../call'
import type { ShipmentRow } from '../services/orders/express-steps'
import {
  currentOrderState,
  isPaidFor,
  type OrderSummaryRecord,
  secondsToPay,
  secondsUntil,
} from '../services/orders/find-orders'
import type { LineRow, OrderRow } from '../services/orders/order-records'
import { isUnderWay, type TicketStanding, ticketStanding } from '../services/orders/ticket-standing'
import { currentWaitListState } from '../services/wait-list/wait-list-records'
import { translate } from '../texts/text'
import { presentOrderOperations } from './order-operations'
import { pictureOf } from './ordered-goods'
import { presentPayReturnUrl } from './pay-return-url'
import { pictureUrls } from './picture-urls'
import { presentSessionTime } from './session-time'

const TICKET_FORMS: Readonly<Record<DeliverMethod, TicketForm>> = {
  E_TICKET: 'E_TICKET',
  EXPRESS: 'PAPER',
  PICK_UP: 'TAKING_CODE',
  ID_CARD: 'ID_CARD',
}

/** Delivery method of an order; electronic by default. */
export function deliverMethodOf({ deliverMethod }: Pick<OrderRow, 'deliverMethod'>): DeliverMethod {
  return deliverMethod ?? 'E_TICKET'
}

export function ticketFormOf(order: Pick<OrderRow, 'deliverMethod'>): TicketForm {
  return TICKET_FORMS[deliverMethodOf(order)]
}

/** An order as an item of the list, in the words of when it was bought (ORDER-012). */
export function presentOrderSummary(record: OrderSummaryRecord, call: UserCall): OrderSummary {
  const { order, lines, transactions, refund, waitList, shipment, voucherIds } = record
  const { locale, clock } = call
  const state = currentOrderState(order, clock.now())
  const words = translate(locale, `state.${state}`)
  const standing = isPaidFor(state) ? ticketStanding(record) : null
  const waitListState = currentWaitListState(waitList, clock.now())
  const operations = presentOrderOperations(record, call)
  const isMatched = waitList === undefined || waitListState === 'MATCHED'
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    orderType: order.type,
    bindId: order.bindId,
    userId: order.userId,
    transactionId: transactions[0]?.id ?? '',
    unPaidTransactionIds:
      state === 'UNPAID' ? transactions.filter((each) => each.state === 'UNPAID').map(({ id }) => id) : [],
    ...(isPayableOrPaid(state) && presentPayReturnUrl(order)),
    orderState: { code: ORDER_STATES[state], name: state, displayName: words },
    orderStatusTitle: titleOf(record, { state, words, waitListState, standing }, locale),
    orderDetailState: detailStateOf(record, state, waitListState),
    orderRefundState: refundStateOf(refund),
    total: priceInfoFromCents(order.payCents),
    payAmount: centsToYuan(order.payCents),
    deliverMethod: deliverMethodOf(order),
    ticketForm: ticketFormOf(order),
    qty: order.unitQty,
    ...firstOf(lines, call),
    ...(state === 'UNPAID' && { reserveTime: secondsToPay(order, clock.now()) }),
    ...(waitList && waitListState === 'WAITING' && { reserveTime: secondsUntil(waitList.deadline, clock.now()) }),
    createTime: order.createdAt,
    supportRebook: isMatched && operations.some(({ operation }) => operation === 'REBOOK'),
    orderOperations: operations,
    ...(voucherIds[0] && { voucherId: voucherIds[0] }),
    ...(record.invoice && { invoiceId: record.invoice.id }),
    waitListState,
    ...(shipment && presentParcel(shipment, locale)),
    hasPromotion: record.hasPromotion,
    orderSourceEnum: order.source,
  }
}

/** True for orders whose buyer pays, or returns from paying. */
function isPayableOrPaid(state: OrderStateName): boolean {
  return ['unpaid', 'paid'].includes(PAYMENT_STANDINGS[state])
}

/** Heading of an order: its wait, the state of unusable tickets, or its own state. */
function titleOf(
  { order, waitList }: OrderSummaryRecord,
  {
    state,
    words,
    waitListState,
    standing,
  }: {
    state: OrderStateName
    words: string
    waitListState: OrderSummary['waitListState']
    standing: TicketStanding | null
  },
  locale: Locale,
): string {
  const isWaiting = state === 'RESERVE' && waitList !== undefined && waitListState !== 'MATCHED'
  if (isWaiting) return translate(locale, `waitList.${waitListState}`)
  if (standing !== null) return translate(locale, `standing.${standing}`)
  const isToSend = state === 'RESERVE' && order.deliverMethod === 'EXPRESS'
  return isToSend ? translate(locale, order.type === 'GOODS' ? 'standing.toShip' : 'standing.toSend') : words
}

/** A late payment was refunded and does not describe the order itself. */
function refundStateOf(refund: OrderSummaryRecord['refund']): OrderSummary['orderRefundState'] {
  const isNothing = refund === undefined || refund.state === 'CANCELED' || refund.kind === 'LATE_PAYMENT'
  return isNothing ? 'NONE' : refund.state
}

/** Carrier and number of a shipped order. */
export function presentParcel({ expressNo }: ShipmentRow, locale: Locale) {
  return { expressNo, express: { displayName: translate(locale, 'goods.courier') } }
}

/** Pending operations of a paid order precede its state; rejected and withdrawn ones are ignored. */
function detailStateOf(
  { refund }: OrderSummaryRecord,
  state: OrderStateName,
  waitListState: OrderSummary['waitListState'],
): string {
  if (refund && isUnderWay(refund.state)) return refund.state
  return state === 'RESERVE' && waitListState === 'WAITING' ? waitListState : state
}

function posterOf(line: LineRow, call: Pick<UserCall, 'origin' | 'shop' | 'locale'>): string {
  return line.showId === null ? pictureOf(line, call) : pictureUrls(call.origin).poster(line.showId)
}

/** Summary of all lines of an order, and whether there are others; goods beside tickets belong to no show. */
function firstOf(lines: readonly LineRow[], { locale, origin, shop }: UserCall) {
  const [first] = lines
  const session = first?.snapshot.session
  const alike = lines.filter(({ kind }) => kind === first?.kind)
  const differ = (of: (line: LineRow) => string | null | undefined) => new Set(alike.map(of)).size > 1
  return {
    crossShow: differ(({ showId }) => showId),
    crossSession: differ(({ sessionId }) => sessionId),
    crossVenue: differ(({ snapshot }) => snapshot.session?.venueName['zh-CN']),
    firstShowId: first?.showId ?? '',
    firstShowName: first?.snapshot.title[locale] ?? '',
    firstSessionId: first?.sessionId ?? '',
    firstSessionName: session?.name[locale] ?? '',
    firstVenueName: session?.venueName[locale] ?? '',
    showTimeDesc: session ? presentSessionTime(session, locale) : '',
    cityName: session?.cityName[locale] ?? '',
    displayPosterURL: first ? posterOf(first, { origin, shop, locale }) : '',
    posterColor: session?.posterColor ?? '',
  }
}
