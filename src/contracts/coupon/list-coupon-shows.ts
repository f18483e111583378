import { endpoint } from '../endpoint'
import type { SpuCard } from '../goods/spu-card'
import type { Page, PageQuery } from '../page'
import type { ShowCard } from '../show/show-card'
import type { Id } from '../wire-types'

export interface ListCouponShowsInput extends PageQuery {
  couponTemplateId: Id
  /** Of a coupon that the user has: what counts is what was promised when it was received. */
  couponId?: Id
  /** Shows or goods; without it: what the coupon is for, shows where it is for both. */
  type?: 'SHOW' | 'ITEM'
}

/** Shows or goods, as was requested. */
export type ListCouponShowsOutput = Page<ShowCard | SpuCard>

/** The shows whose tickets a coupon can be used for, the hottest first, or the goods (COUPON-008, contract Q3). */
export const listCouponShows = endpoint<ListCouponShowsInput, ListCouponShowsOutput>({
  path: 'user/pub/v3/coupons/:couponTemplateId/shows',
})
