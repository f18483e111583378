import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Coupon } from './coupon'

export type ListRecommendedCouponsInput = PageQuery

export type ListRecommendedCouponsOutput = Page<Coupon>

/** Freely available coupons that the user has not received, those that expire first before others (contract Q2). */
export const listRecommendedCoupons = endpoint<ListRecommendedCouponsInput, ListRecommendedCouponsOutput>({
  path: 'user/buyer/v5/coupons/recommend/page',
})
