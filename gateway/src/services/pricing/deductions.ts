import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { UserCall } from '../../call'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { DeductionType } from './price-cart'

/** Benefits that a buyer selected. */
export type ChosenDeductions = Pick<PreOrderInput, 'couponIds' | 'usePoint' | 'cashCardIds' | 'promotionId' | 'cardId'>

/**
 * Finds what takes money off a draft for a buyer: the member's price, chosen coupons, points, cards. It is given what
 * the sources before it have found, so that points can be counted on what is left to pay.
 */
export interface DeductionSource {
  /** Finds deductions; `DEDUCTION_ORDER` is the sequence in which they apply. */
  readonly type: DeductionType
  find(
    call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>,
    draft: OrderDraft,
    chosen: ChosenDeductions,
    before: readonly NamedDeduction[],
  ): Promise<readonly NamedDeduction[]>
}

/** Selection of a call that takes one coupon. */
export function chosenCoupon(couponId: string | undefined): ChosenDeductions {
  return couponId === undefined ? {} : { couponIds: [couponId] }
}

/** The choice in a form that is the same whatever the order of what was chosen: part of what a quote is for. */
export function requestedDeductions({ couponIds = [], usePoint = false, cashCardIds = [], cardId }: ChosenDeductions) {
  return {
    couponIds: [...new Set(couponIds)].sort(),
    usePoint,
    cashCardIds: [...new Set(cashCardIds)],
    ...(cardId !== undefined && { cardId }),
  }
}
