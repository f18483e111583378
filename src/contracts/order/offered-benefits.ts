import type { PriceInfo } from '../price'
import type { EpochMs, Id } from '../wire-types'

/** Payment of an order with points (ORDER-059). */
export interface PointOffer {
  /** Usable points of the user. */
  held: number
  /** Points for one yuan. */
  rate: number
  /** Per cent of the amount that points may pay. */
  limitProportion: number
  usePoint: number
  /** Yuan. */
  usePointPrice: number
  selected: boolean
}

/** A cash card of the user that has something left. */
export interface CashCardOffer {
  /** The instance. */
  cardId: Id
  cardName: string
  /** Yuan that are left on it. */
  cardPrice: number
  /** Expiry, epoch ms. */
  expireTime: EpochMs
  /** Yuan that it pays of this order. */
  applied: number
}

/** A freely available coupon that would take more off an order than those of the buyer. */
export interface ReceivableCouponOffer {
  /** Code to receive it with. */
  couponCode: string
  title: string
  /** Only for users whose identity is verified. */
  needFaceAuth: boolean
  /** Yuan that the order would cost less. */
  saving: number
}

/** The member's price that a buyer gets without asking. */
export interface PrimeOffer {
  primeLevelName: string
  /** Share that is left to pay, 0 to 1. */
  discount: number
  formatDiscount: string
}

/** A membership, for a buyer who has none. */
export interface JoinOffer {
  primeLevelName: string
  /** Price of the membership. */
  priceInfo: PriceInfo
  /** Yuan that this order would cost less. */
  saving: number
}
