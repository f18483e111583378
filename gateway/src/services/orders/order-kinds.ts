import type { PolicyType } from '@/contracts/agreement/list-policies'
import type { OrderType } from '@/contracts/order/create-order'
import type { PriceItem } from '@/contracts/order/price-item'
import type { OrderStateName } from '@/domain/order-state'
import type { LineKind, OrderSource } from '../../database/schema/orders'
import type { TextKey } from '../../texts/text'

interface ReadyOrder {
  type: OrderType
  deliverMethod: string | null
}

/**
 * The state of an order once it is paid: RESERVE while something is still to be sent or matched, DELIVERING where it
 * can be used at once, SUCCEEDED where nothing is left to be done.
 */
export function stateWhenPaid({ source, ...order }: ReadyOrder & { source: OrderSource }): OrderStateName {
  return source === 'WAIT_LIST' ? 'RESERVE' : stateWhenReady(order)
}

/** The state of an order that is paid and whose tickets are there. */
export function stateWhenReady({ type, deliverMethod }: ReadyOrder): OrderStateName {
  if (deliverMethod === 'EXPRESS') return 'RESERVE'
  // Coupons are in the account of the buyer at once.
  if (type === 'GOODS' && deliverMethod === null) return 'SUCCEEDED'
  return DONE_WHEN_PAID.includes(type) ? 'SUCCEEDED' : 'DELIVERING'
}

const DONE_WHEN_PAID: readonly OrderType[] = ['PARKING', 'MEMBER', 'CARD']

/** The document that is agreed to when an order of a kind is placed, or paid where it was not (PAY-034). */
export const AGREEMENT_OF: Readonly<Record<OrderType, PolicyType>> = {
  TICKET: 'PURCHASE',
  GOODS: 'GOODS',
  PARKING: 'PARKING',
  MEMBER: 'MEMBER',
  CARD: 'CARD',
  RESERVE: 'RESERVE',
}

/** Text for insufficient stock; that of seat plans by default. */
export const SOLD_OUT_TEXT: Partial<Record<LineKind, TextKey>> = {
  CARD: 'card.soldOut',
  GOODS: 'goods.soldOut',
  RESERVE: 'reserve.full',
}

/** Name of the price of a line kind on the bill. */
export const BILL_OF: Readonly<Record<LineKind, { type: PriceItem['priceItemType']; name: TextKey }>> = {
  TICKET: { type: 'TICKET', name: 'price.TICKET' },
  GOODS: { type: 'ADD_ON', name: 'price.ADD_ON' },
  PARKING: { type: 'SERVICE', name: 'price.PARKING' },
  MEMBER: { type: 'SERVICE', name: 'price.MEMBER' },
  CARD: { type: 'SERVICE', name: 'price.CARD' },
  RESERVE: { type: 'SERVICE', name: 'price.RESERVE' },
}
