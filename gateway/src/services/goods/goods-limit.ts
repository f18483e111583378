import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'

/** Pieces of one SKU in an order, and in a cart. */
export const GOODS_LIMIT = 20

/** Refuses more pieces of one SKU than an order may have. */
export function checkQty(qty: number): void {
  if (qty > GOODS_LIMIT) throw limitReached()
}

export function limitReached(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.limitReached, 'goods.limit', { mode: 1, values: { count: GOODS_LIMIT } })
}
