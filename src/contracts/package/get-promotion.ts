import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Promotion } from './list-promotions'

export interface GetPromotionInput {
  promotionId: Id
}

/** One step of what a promotion takes off. */
export interface PromotionTier {
  /** Yuan, from which on it applies; 0 for any sum. */
  threshold: number
  /** Yuan that are taken off; 0 where a share is. */
  reduce: number
  /** Share that is left to pay, 0 to 1; 1 where yuan are taken off. */
  discount: number
}

export interface GetPromotionOutput extends Promotion {
  tiers: PromotionTier[]
}

/** A promotion with its rules (CAT-124). */
export const getPromotion = endpoint<GetPromotionInput, GetPromotionOutput>({
  path: 'show/pub/v5/promotions/:promotionId',
})
