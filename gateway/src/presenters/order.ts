import type { OrderOperation, OrderSummary, TicketForm } from '@/contracts/order/order-summary'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { ORDER_STATES, type OrderStateName } from '@/domain/order-state'
import { sessionTimeText } from '@/domain/show-date'
import type { UserCall } from '../call'
import { currentOrderState, type OrderRow, secondsToPay } from '../services/orders'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'

const TICKET_FORMS: Readonly<Record<DeliverMethod, TicketForm>> = {
  E_TICKET: 'E_TICKET',
  EXPRESS: 'PAPER',
  PICK_UP: 'TAKING_CODE',
  ID_CARD: 'ID_CARD',
}

export function ticketFormOf(deliverMethod: DeliverMethod): TicketForm {
  return TICKET_FORMS[deliverMethod]
}

export function presentOrderOperations(
  state: OrderStateName,
  deliverMethod: DeliverMethod,
  locale: Locale,
): OrderOperation[] {
  const offer = (operation: OrderOperation['operation']): OrderOperation => ({
    operation,
    displayName: translate(locale, `operation.${operation}`),
    enabled: true,
  })
  if (state === 'UNPAID') return [offer('TO_BE_PAID'), offer('CANCEL')]
  if (state !== 'DELIVERING') return []
  return [offer(deliverMethod === 'PICK_UP' ? 'TICKET_TAKING_CODE' : 'E_TICKET')]
}

export function presentOrderSummary(order: OrderRow, call: UserCall): OrderSummary {
  const { locale, clock, origin, shop } = call
  const { show, session } = shop.catalogue.session(order.sessionId)
  const state = currentOrderState(order, call)
  const words = translate(locale, `state.${state}`)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    userId: order.userId,
    transactionId: order.transactionId,
    unPaidTransactionIds: state === 'UNPAID' ? [order.transactionId] : [],
    orderState: { code: ORDER_STATES[state], name: state, displayName: words },
    orderStatusTitle: words,
    orderRefundState: 'NONE',
    total: priceInfoFromCents(order.payCents),
    payAmount: centsToYuan(order.payCents),
    deliverMethod: order.deliverMethod,
    ticketForm: ticketFormOf(order.deliverMethod),
    qty: order.ticketQty,
    crossShow: false,
    crossSession: false,
    crossVenue: false,
    firstShowId: show.showId,
    firstShowName: show.name[locale],
    firstSessionId: session.sessionId,
    firstSessionName: session.name[locale],
    firstVenueName: shop.catalogue.venueOf(show).name[locale],
    showTimeDesc: sessionTimeText(session.beginAt, locale, session.utcOffset),
    cityName: shop.catalogue.siteOf(show).name[locale],
    displayPosterURL: pictureUrls(origin).poster(show.showId),
    posterColor: show.posterColor,
    ...(state === 'UNPAID' && { reserveTime: secondsToPay(order, clock.now()) }),
    createTime: order.createdAt,
    supportRebook: false,
    orderOperations: presentOrderOperations(state, order.deliverMethod, locale),
    waitListState: 'NONE',
    hasPromotion: false,
    orderSourceEnum: 'NORMAL',
  }
}
