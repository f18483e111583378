import type { Id } from '../wire-types'

/** Pieces wanted of one SKU. */
export interface GoodsItemInput {
  skuId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 99
   */
  qty: number
}
