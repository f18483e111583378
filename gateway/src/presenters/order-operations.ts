import type { OperationName, OrderOperation } from '@/contracts/order/order-summary'
import { isFinalOrderState, type OrderStateName } from '@/domain/order-state'
import type { UserCall } from '../call'
import { showStatusNow } from '../catalogue/availability'
import { tiedScenes } from '../demo/tied-goods'
import { isTooLateForInvoice } from '../services/invoices/invoice-rules'
import { currentOrderState, type OrderSummaryRecord } from '../services/orders/find-orders'
import type { LineRow, OrderRow } from '../services/orders/order-records'
import { rebookRefusal } from '../services/rebooks/rebook-rules'
import { orderRefusal } from '../services/refunds/refundable'
import { isInTimeToReturn } from '../services/refunds/refundable-goods'
import { isSendable } from '../services/transfers/transfer-rules'
import { currentWaitListState } from '../services/wait-list/wait-list-records'
import { translate } from '../texts/text'

/** What its buyer may do with an order, the most likely first; whom to ask always, and what removes it last. */
export function presentOrderOperations(record: OrderSummaryRecord, call: UserCall): OrderOperation[] {
  const state = currentOrderState(record.order, call.clock.now())
  const isOver = state === 'SUCCEEDED' || isFinalOrderState(state)
  const names: OperationName[] = [
    ...(isOver ? whenOver(record, state, call) : whenLiving(record, state, call)),
    'CONTACT',
    ...(isOver ? (['DELETE'] as const) : []),
  ]
  return names.map((operation) => ({
    operation,
    displayName: translate(call.locale, `operation.${operation}`),
    enabled: true,
  }))
}

/** Of an order that nothing is to be expected of any more. */
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

function whenLiving(
  { order, lines, waitList, shipment, voucherIds }: OrderSummaryRecord,
  state: OrderStateName,
  call: UserCall,
): OperationName[] {
  const now = call.clock.now()
  if (state === 'UNPAID') return ['TO_BE_PAID', 'CANCEL']
  const waitListState = currentWaitListState(waitList, now)
  if (waitListState === 'WAITING') return ['CANCEL']
  if (waitListState === 'FAILED') return []
  const entry = order.deliverMethod === 'PICK_UP' ? 'TICKET_TAKING_CODE' : 'E_TICKET'
  return [
    ...(state === 'DELIVERING' && voucherIds.length > 0 ? ([entry] as const) : []),
    ...(shipment ? (['EXPRESS'] as const) : []),
    ...servicesOf(order, lines, now),
    ...(order.type === 'TICKET' && areGoodsSoldWith(lines, call) ? (['ADD_PURCHASE'] as const) : []),
  ]
}

/** What can still be done with paid tickets. */
function servicesOf(order: OrderRow, lines: readonly LineRow[], now: number): OperationName[] {
  if (order.type !== 'TICKET') return []
  const isIssued = currentOrderState(order, now) === 'DELIVERING'
  return [
    ...(isIssued && canBeSent(order, lines, now) ? (['TRANSFER'] as const) : []),
    ...(rebookRefusal({ order }, now) === null ? (['REBOOK'] as const) : []),
    ...(orderRefusal({ order }, now) === null || hasGoodsBeside(order, lines) ? (['REFUND'] as const) : []),
  ]
}

/** Whether there are goods to buy for one of the shows. */
function areGoodsSoldWith(lines: readonly LineRow[], { shop }: UserCall): boolean {
  const shows = lines.flatMap(({ showId }) => (showId === null ? [] : (shop.catalogue.findShow(showId) ?? [])))
  return shows.some(({ category }) => tiedScenes(category).length > 0)
}

/** Goods beside tickets come back whatever the rule of the show says. */
function hasGoodsBeside({ type }: OrderRow, lines: readonly LineRow[]): boolean {
  return type === 'TICKET' && lines.some(({ kind }) => kind === 'GOODS')
}

/** Whether tickets that come like this are sent to others at all, and a session is still to come (TRANSFER-002). */
function canBeSent(order: OrderRow, lines: readonly LineRow[], now: number): boolean {
  return isSendable(order) && lines.some(({ snapshot }) => (snapshot.session?.beginAt ?? 0) > now)
}

/** Whether the show that the order was for, the first of several, can be bought now or soon. */
function isStillSold(lines: readonly LineRow[], { shop, clock }: UserCall): boolean {
  const showId = lines[0]?.showId
  const show = showId ? shop.catalogue.findShow(showId) : null
  return show !== null && ['ON_SALE', 'PRE_SALE'].includes(showStatusNow(show, clock.now()))
}
