import type { EpochMs, Id } from '../wire-types'
import type { Coupon } from './coupon'

export type CouponGiftState = 'PENDING' | 'ACCEPTED' | 'CANCELED' | 'EXPIRED'

/** Coupons of a kind on their way to anyone with the link. */
export interface CouponGift {
  giftCode: string
  state: CouponGiftState
  /** What it is of. */
  coupon: Coupon
  /** How many of them. */
  qty: number
  /** Who gives them. */
  senderName: string
  /** The user has given them; false for a visitor. */
  isOwn: boolean
  /** The user has accepted them; false for a visitor. */
  isReceived: boolean
  expireTime: EpochMs
}

/** What a gift is known by. */
export interface CouponGiftRef {
  giftCode: Id
}
