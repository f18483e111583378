import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { CouponGift } from './coupon-gift'

export type ListCouponGiftsInput = PageQuery

export type ListCouponGiftsOutput = Page<CouponGift>

/** Coupons that the user has given, or offers still, the newest first. */
export const listCouponGifts = endpoint<ListCouponGiftsInput, ListCouponGiftsOutput>({
  path: 'user/buyer/v3/coupons/gifts',
})
