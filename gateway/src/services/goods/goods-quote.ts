import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PreOrderGoodsInput } from '@/contracts/goods/pre-order-goods'
import { BusinessError } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { OrderDraft } from '../orders/order-draft'
import { type ChosenDeductions, chosenCoupon, requestedDeductions } from '../pricing/deductions'
import { goodsDraft, requestedGoods, type WantedGoods, wantedGoods } from './goods-draft'

/** A buyer's request for goods. */
export interface GoodsRequest {
  wanted: WantedGoods[]
  draft: OrderDraft
  chosen: ChosenDeductions
  /** The same whatever the order of what was requested. */
  requested: unknown
}

/** Delivery method of an order of goods; `null`: none is needed. */
const ORDER_DELIVERY = { EXPRESS: 'EXPRESS', SELF_PICKUP: 'PICK_UP', E_COUPON: null } as const

export function goodsRequest(catalogue: Catalogue, input: PreOrderGoodsInput): GoodsRequest {
  const { items, deliverMethod, couponId, usePoint = false, cashCardIds = [] } = input
  const wanted = wantedGoods(catalogue, items)
  if (wanted.some(({ goods }) => !goods.deliverMethods.includes(deliverMethod))) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'goods.deliverMethod', { mode: 1 })
  }
  const chosen = { ...chosenCoupon(couponId), usePoint, cashCardIds }
  return {
    wanted,
    draft: goodsDraft(catalogue, wanted, ORDER_DELIVERY[deliverMethod]),
    chosen,
    requested: { goods: requestedGoods(wanted), deliverMethod, ...requestedDeductions(chosen) },
  }
}
