import type { OperationName, OrderOperation } from '@/contracts/order/order-summary'
import { isFinalOrderState, type OrderStateName } from '@/domain/order-state'
import type { UserCall } from '../call'
import { showStatusNow } from '../catalogue/availability'
import { goodsSoldWith } from '../catalogue/tied-goods'
import { isTooLateForInvoice } from '../services/invoices/invoice-rules'
import { currentOrderState, type OrderSummaryRecord } from '../services/orders/find-orders'
import type { LineRow, OrderRow } from '../services/orders/order-records'
import { hasExchange } from '../services/rebooks/rebook-rules'
import { ticketRefusal } from '../services/refunds/refundable'
import { isInTimeToReturn } from '../services/refunds/refundable-goods'
import { sendRefusal } from '../services/transfers/transfer-rules'
import { currentWaitListState } from '../services/wait-list/wait-list-records'
import { translate } from '../texts/text'

/** Operations of a buyer on an order, the most likely first; support always, removal last. */
export function presentOrderOperations(record: OrderSummaryRecord, call: UserCall): OrderOperation[] {
  const state = currentOrderState(record.order, call.clock.now())
  const isOver = state === 'SUCCEEDED' || isFinalOrderState(state)
  const names: OperationName[] = [
    ...(isOver ? whenOver(record, state, call) : whenLiving(record, state, call)),
    'CONTACT',
    ...(isOver ? (['DELETE'] as const) : []),
  ]
  const isOnlyRecord = (name: OperationName) => name === 'TRANSFER' && !canBeSent(record, call.clock.now())
  return names.map((operation) => ({
    operation,
    displayName: translate(call.locale, isOnlyRecord(operation) ? 'operation.TRANSFERS' : `operation.${operation}`),
    enabled: true,
  }))
}

/** Operation of a finished order. */
function whenOver(
  { order, lines, shipment, invoice }: OrderSummaryRecord,
  state: OrderStateName,
  call: UserCall,
): OperationName[] {
  const isInvoiceable =
    state === 'SUCCEEDED' && order.payCents > order.feeCents && !isTooLateForInvoice(order, call.clock.now())
  const hasInvoice = invoice !== undefined || isInvoiceable
  const isReturnable = state === 'SUCCEEDED' && hasGoodsBeside(order, lines)
  const receivedAt = order.completesAt ?? call.clock.now()
  return [
    ...(shipment ? (['EXPRESS'] as const) : []),
    ...(isReturnable && isInTimeToReturn(receivedAt, call.clock.now()) ? (['REFUND'] as const) : []),
    ...(isStillSold(lines, call) ? (['BUY_AGAIN'] as const) : []),
    ...(hasInvoice ? (['INVOICE'] as const) : []),
  ]
}

function whenLiving(record: OrderSummaryRecord, state: OrderStateName, call: UserCall): OperationName[] {
  const { order, lines, waitList, shipment } = record
  const now = call.clock.now()
  if (state === 'UNPAID') return ['TO_BE_PAID', 'CANCEL']
  const waitListState = currentWaitListState(waitList, now)
  if (waitListState === 'WAITING') return ['CANCEL']
  if (waitListState === 'FAILED') return []
  const entry = order.deliverMethod === 'PICK_UP' ? 'TICKET_TAKING_CODE' : 'E_TICKET'
  return [
    ...(state === 'DELIVERING' && hasOwnTicket(record) ? ([entry] as const) : []),
    ...(shipment ? (['EXPRESS'] as const) : []),
    ...servicesOf(record, call),
    ...(order.type === 'TICKET' && areGoodsSoldWith(lines, call) ? (['ADD_PURCHASE'] as const) : []),
  ]
}

/** Operations on paid tickets that their pages would accept. */
function servicesOf(record: OrderSummaryRecord, { shop, clock }: UserCall): OperationName[] {
  const { order, lines, tickets } = record
  if (order.type !== 'TICKET') return []
  const now = clock.now()
  const isIssued = currentOrderState(order, now) === 'DELIVERING'
  const isReturnable = tickets.some((ticket) => ticketRefusal(record, ticket, now) === null)
  return [
    ...(isIssued && (canBeSent(record, now) || wasSent(record)) ? (['TRANSFER'] as const) : []),
    ...(hasExchange(record, shop.catalogue, now) ? (['REBOOK'] as const) : []),
    ...(isReturnable || hasGoodsBeside(order, lines) ? (['REFUND'] as const) : []),
  ]
}

/** True if the buyer has a ticket that is or was usable at the gate. */
function hasOwnTicket({ order, tickets, voucherIds }: OrderSummaryRecord): boolean {
  if (order.type !== 'TICKET') return voucherIds.length > 0
  return tickets.some(({ ownerId, state }) => ownerId === order.userId && (state === 'UNUSED' || state === 'USED'))
}

/** True if there are goods for one of the shows. */
function areGoodsSoldWith(lines: readonly LineRow[], { shop }: UserCall): boolean {
  const shows = lines.flatMap(({ showId }) => (showId === null ? [] : (shop.catalogue.findShow(showId) ?? [])))
  return shows.some((show) => goodsSoldWith(show, shop.catalogue.content.offers.goods).length > 0)
}

/** Goods beside tickets are refundable regardless of the show's rule. */
function hasGoodsBeside({ type }: OrderRow, lines: readonly LineRow[]): boolean {
  return type === 'TICKET' && lines.some(({ kind }) => kind === 'GOODS')
}

/** True if the buyer owns a transferable ticket (TRANSFER-002). */
function canBeSent({ order, lines, tickets }: OrderSummaryRecord, now: number): boolean {
  return tickets.some((ticket) => {
    const session = lines.find(({ sessionId }) => sessionId === ticket.sessionId)?.snapshot.session
    return (
      ticket.ownerId === order.userId && session !== undefined && sendRefusal({ order, session }, ticket, now) === null
    )
  })
}

/** True if a ticket is in transfer or transferred, so that the record has content. */
function wasSent({ order, tickets }: OrderSummaryRecord): boolean {
  return tickets.some(({ ownerId, state }) => state === 'LOCKED' || (ownerId !== order.userId && state !== 'REFUNDED'))
}

/** True if the show of the order, the first of several, is on sale now or soon. */
function isStillSold(lines: readonly LineRow[], { shop, clock }: UserCall): boolean {
  const showId = lines[0]?.showId
  const show = showId ? shop.catalogue.findShow(showId) : null
  return show !== null && ['ON_SALE', 'PRE_SALE'].includes(showStatusNow(show, clock.now()))
}
