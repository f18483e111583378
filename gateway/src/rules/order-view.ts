import { and, eq } from 'drizzle-orm'
import type { OrderOperation, OrderSummary, TicketForm } from '@/contracts/order/order-summary'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { ORDER_STATES, type OrderStateName } from '@/domain/order-state'
import { sessionTimeText } from '@/domain/show-date'
import { orders } from '../database/schema/orders'
import type { Call, SignedInUser } from '../handle'
import { notFound } from '../refusal'
import { pictureUrls } from '../static/picture-urls'
import { say } from '../texts/text'
import { expireOrders } from './end-orders'

export type OrderRow = typeof orders.$inferSelect

const TICKET_FORMS: Readonly<Record<DeliverMethod, TicketForm>> = {
  E_TICKET: 'E_TICKET',
  EXPRESS: 'PAPER',
  PICK_UP: 'TAKING_CODE',
  ID_CARD: 'ID_CARD',
}

export function ticketFormOf(deliverMethod: string): TicketForm {
  return TICKET_FORMS[deliverMethod as DeliverMethod]
}

/** The state an order shows: it is completed once its session is over. */
export function stateNow(order: OrderRow, call: Pick<Call<unknown, unknown>, 'shop' | 'clock'>): OrderStateName {
  const state = order.state as OrderStateName
  const { session } = call.shop.catalogue.session(order.sessionId)
  const isLive = state === 'RESERVE' || state === 'DELIVERING' || state === 'DELIVERING_EXPRESS'
  return isLive && session.endAt <= call.clock.now() ? 'SUCCEEDED' : state
}

/** An order of the user; somebody else's is not found. Overdue orders are cancelled first. */
export async function ownOrder(
  { db, clock, user }: Pick<Call<unknown, SignedInUser>, 'db' | 'clock' | 'user'>,
  by: { orderId: string } | { transactionId: string },
): Promise<OrderRow> {
  await expireOrders(db, clock)
  const wanted = 'orderId' in by ? eq(orders.id, by.orderId) : eq(orders.transactionId, by.transactionId)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(wanted, eq(orders.userId, user.userId)))
  if (!order) throw notFound()
  return order
}

export function operationsOf(state: OrderStateName, deliverMethod: string, locale: Locale): OrderOperation[] {
  const offer = (operation: OrderOperation['operation']): OrderOperation => ({
    operation,
    displayName: say(locale, `operation.${operation}`),
    enabled: true,
  })
  if (state === 'UNPAID') return [offer('TO_BE_PAID'), offer('CANCEL')]
  if (state !== 'DELIVERING') return []
  return [offer(deliverMethod === 'PICK_UP' ? 'TICKET_TAKING_CODE' : 'E_TICKET')]
}

export function orderSummaryOf(order: OrderRow, call: Call<unknown, SignedInUser>): OrderSummary {
  const { locale, clock, origin, shop } = call
  const { show, session } = shop.catalogue.session(order.sessionId)
  const state = stateNow(order, call)
  const words = say(locale, `state.${state}`)
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
    deliverMethod: order.deliverMethod as DeliverMethod,
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
    orderOperations: operationsOf(state, order.deliverMethod, locale),
    waitListState: 'NONE',
    hasPromotion: false,
    orderSourceEnum: 'NORMAL',
  }
}

export function secondsToPay({ payBefore }: OrderRow, now: number): number {
  return Math.max(0, Math.ceil((payBefore - now) / 1000))
}
