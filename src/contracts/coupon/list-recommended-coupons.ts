import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Coupon } from './coupon'

export type ListRecommendedCouponsInput = PageQuery

export type ListRecommendedCouponsOutput = Page<Coupon>

/** Coupons for the asking that the user has not received and that are left, those that end first before others (contract Q2). */
export const listRecommendedCoupons = endpoint<ListRecommendedCouponsInput, ListRecommendedCouponsOutput>({
  path: 'user/buyer/v5/coupons/recommend/page',
})
