import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Locale } from '@/domain/locale'
import type { OrderSummaryRecord } from '../services/orders/find-orders'
import { ticketStanding } from '../services/orders/ticket-standing'
import { type TextKey, translate } from '../texts/text'

/** Delivery of tickets, by the state of the order. */
export function presentDelivery(record: OrderSummaryRecord, summary: OrderSummary, locale: Locale): string {
  return translate(locale, deliveryText(record, summary))
}

const ENDS: Partial<Record<string, TextKey>> = {
  CANCELED: 'delivered.canceled',
  REFUNDED_TICKET: 'delivered.back',
  CLOSED: 'delivered.back',
  SUCCEEDED: 'delivered.over',
}

function deliveryText(
  record: OrderSummaryRecord,
  { orderState: { name }, deliverMethod, waitListState }: OrderSummary,
): TextKey {
  if (name === 'UNPAID') return `deliver.${deliverMethod}.tip`
  const end = ENDS[name]
  if (end) return end
  if (waitListState !== 'NONE' && waitListState !== 'MATCHED') return 'delivered.waiting'
  if (record.order.type === 'GOODS') return name === 'RESERVE' ? 'order.success.goods' : 'delivered.goods'
  const standing = ticketStanding(record)
  if (standing !== null && standing !== 'PARTLY_REFUNDING') return `delivered.${standing}`
  return name === 'DELIVERING_EXPRESS' ? 'delivered.onItsWay' : `delivered.${deliverMethod}`
}
