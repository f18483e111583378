import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ListChannelPromotionsInput {
  showId: Id
  /**
   * Channel of the user; empty if unknown.
   * @maxLength 64
   */
  channelId: string
  /** @maxItems 100 */
  seatPlanIds: Id[]
}

/** A promotion, put as what it means for one seat plan. */
export interface ChannelPromotion {
  seatPlanId: Id
  promotionId: Id
  /** Yuan that a unit costs in the promotion. */
  price: number
  /** Condition of that price, in words. */
  desc: string
}

export type ListChannelPromotionsOutput = ChannelPromotion[]

/** Prices of seat plans with the promotions of a channel (CAT-125). */
export const listChannelPromotions = endpoint<ListChannelPromotionsInput, ListChannelPromotionsOutput>({
  method: 'POST',
  path: 'show/pub/v3/promotion/adapter/channel_promotion',
  changes: [],
  priority: 'low',
})
