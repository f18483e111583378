import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { ChosenBenefits, Payable } from '@/domain/best-benefits'
import { yuanToCents } from '@/domain/money'

export const NO_BENEFITS: ChosenBenefits = { couponIds: [], usePoint: false, cashCardIds: [] }

/** Input of a price request. */
export interface OfferRequest {
  deliverMethod: DeliverMethod | null
  addOns: readonly GoodsItemInput[]
  benefits: ChosenBenefits
  /** Benefits without a selection of the buyer: the best may be selected for them (SHELL-035). */
  open: { coupons: boolean; points: boolean }
}

/** A price of the gateway with its request. */
export interface Offer {
  request: OfferRequest
  answer: PreOrderOutput
}

/** Converts the request to the input of the call; omits empty selections. */
export function offerInput({
  deliverMethod,
  addOns,
  benefits: { couponIds, usePoint, cashCardIds },
}: OfferRequest): Partial<PreOrderInput> {
  return {
    ...(deliverMethod !== null && { deliverMethod }),
    ...(addOns.length > 0 && { addOns: [...addOns] }),
    ...(couponIds.length > 0 && { couponIds: [...couponIds] }),
    ...(usePoint && { usePoint }),
    ...(cashCardIds.length > 0 && { cashCardIds: [...cashCardIds] }),
  }
}

/** Cents deducted by coupons. */
export function couponCentsOf(priceItems: PreOrderOutput['priceItems']): number {
  return priceItems
    .filter(({ priceItemType }) => priceItemType === 'COUPON')
    .reduce((sum, { amount }) => sum + yuanToCents(amount), 0)
}

/** Number of tickets that coupons can be exchanged for. */
export function ticketCountOf({ items, otherTickets = [] }: PreOrderOutput): number {
  return ticketsIn([items, ...otherTickets.map((tickets) => tickets.items)].flat())
}

/** Number of tickets in these items. */
export function ticketsIn(items: PreOrderOutput['items']): number {
  return items.reduce((total, { ticketQty }) => total + ticketQty, 0)
}

/** Tickets that the buyer may take, if more were requested (ORDER-037); null if all of them may be bought. */
export function exceededLimit({ items, audienceRules: { purchaseLimit } }: PreOrderOutput): number | null {
  return purchaseLimit !== undefined && ticketsIn(items) > purchaseLimit ? purchaseLimit : null
}

/** Benefits of an offer, in the form the best combination is computed from. */
export function payableOf(answer: PreOrderOutput): Payable {
  const { unitPrices, coupons, points, cashCards } = answer
  return { unitPrices, coupons, points, cashCards, ticketCount: ticketCountOf(answer) }
}
