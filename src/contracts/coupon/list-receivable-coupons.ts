import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Coupon } from './coupon'

export interface ListReceivableCouponsInput {
  /**
   * Template ids, separated by commas; default: all freely available ones.
   * @maxLength 1000
   */
  couponTemplateIds?: string
  /** Only those of this activity. */
  activityId?: Id
  /** Only those that can be used for this show. */
  showId?: Id
}

export type ListReceivableCouponsOutput = Coupon[]

/** Coupons to receive; `obtained` where the user is known (contract Q1). Templates that are unknown are left out, and an unknown activity has none. */
export const listReceivableCoupons = endpoint<ListReceivableCouponsInput, ListReceivableCouponsOutput>({
  path: 'user/pub/v3/coupons/receive_list',
})
