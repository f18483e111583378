import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Locale } from '@/domain/locale'
import type { OrderSummaryRecord } from '../services/orders/find-orders'
import { ticketStanding } from '../services/orders/ticket-standing'
import { type TextKey, translate } from '../texts/text'

/** Delivery of tickets, by the state of the order. */
export function presentDelivery(record: OrderSummaryRecord, summary: OrderSummary, locale: Locale): string {
  return translate(locale, deliveryText(record, summary))
}

/** Text of an ended order; null for one that lives. */
function endText({ order, refund }: OrderSummaryRecord, state: string): TextKey | null {
  if (state === 'SUCCEEDED') return 'delivered.over'
  if (state !== 'CANCELED' && state !== 'CLOSED' && state !== 'REFUNDED_TICKET') return null
  if (order.paidAt !== null) return 'delivered.back'
  // A payment after the end was returned: the refund on the page is that of the same money.
  return refund?.kind === 'LATE_PAYMENT' ? 'delivered.late' : 'delivered.canceled'
}

function deliveryText(
  record: OrderSummaryRecord,
  { orderState: { name }, deliverMethod, waitListState }: OrderSummary,
): TextKey {
  if (name === 'UNPAID') return `deliver.${deliverMethod}.tip`
  const end = endText(record, name)
  if (end) return end
  if (waitListState !== 'NONE' && waitListState !== 'MATCHED') return 'delivered.waiting'
  if (record.order.type === 'GOODS') return name === 'RESERVE' ? 'order.success.goods' : 'delivered.goods'
  const standing = ticketStanding(record)
  if (standing !== null && standing !== 'PARTLY_REFUNDING') return `delivered.${standing}`
  return name === 'DELIVERING_EXPRESS' ? 'delivered.onItsWay' : `delivered.${deliverMethod}`
}
