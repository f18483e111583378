import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { CouponBizType, CouponStatus, OwnCoupon } from './coupon'

export interface ListOwnCouponsInput extends PageQuery {
  status?: CouponStatus
  bizType?: CouponBizType
}

export type ListOwnCouponsOutput = Page<OwnCoupon>

/** Coupons of the user, those that end first before the others (COUPON-080). */
export const listOwnCoupons = endpoint<ListOwnCouponsInput, ListOwnCouponsOutput>({
  path: 'user/buyer/v5/coupons/self/page',
})
