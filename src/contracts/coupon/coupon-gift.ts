import type { EpochMs, Id } from '../wire-types'
import type { Coupon } from './coupon'

export type CouponGiftState = 'PENDING' | 'ACCEPTED' | 'CANCELED' | 'EXPIRED'

/** Coupons of a kind on their way to anyone with the link. */
export interface CouponGift {
  giftCode: string
  state: CouponGiftState
  /** Template of the coupons. */
  coupon: Coupon
  /** Number of coupons. */
  qty: number
  /** Sender. */
  senderName: string
  /** The user has given them; false for a visitor. */
  isOwn: boolean
  /** The user has accepted them; false for a visitor. */
  isReceived: boolean
  expireTime: EpochMs
}

/** Code of the gift. */
export interface CouponGiftRef {
  giftCode: Id
}
