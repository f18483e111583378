import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { ChosenBenefits, Payable } from '@/domain/best-benefits'
import { yuanToCents } from '@/domain/money'

export const NO_BENEFITS: ChosenBenefits = { couponIds: [], usePoint: false, cashCardIds: [] }

/** What the price of the tickets is requested with. */
export interface OfferRequest {
  deliverMethod: DeliverMethod | null
  addOns: readonly GoodsItemInput[]
  benefits: ChosenBenefits
  /** What the buyer has not chosen: the best may be chosen for them (SHELL-035). */
  open: { coupons: boolean; points: boolean }
}

/** A price of the gateway, with the request that it answers. */
export interface Offer {
  request: OfferRequest
  answer: PreOrderOutput
}

/** The request in the shape of the call; an empty choice is left out. */
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

/** Cents that coupons take off. */
export function couponCentsOf(priceItems: PreOrderOutput['priceItems']): number {
  return priceItems
    .filter(({ priceItemType }) => priceItemType === 'COUPON')
    .reduce((sum, { amount }) => sum + yuanToCents(amount), 0)
}

/** Tickets that coupons can be exchanged for. */
export function ticketCountOf({ items, otherTickets = [] }: PreOrderOutput): number {
  return [items, ...otherTickets.map((tickets) => tickets.items)]
    .flat()
    .reduce((total, { ticketQty }) => total + ticketQty, 0)
}

/** What can be chosen for an offer, as the choice of the best needs it. */
export function payableOf(answer: PreOrderOutput): Payable {
  const { unitPrices, coupons, points, cashCards } = answer
  return { unitPrices, coupons, points, cashCards, ticketCount: ticketCountOf(answer) }
}
