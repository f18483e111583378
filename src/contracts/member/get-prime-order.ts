import type { OwnCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface GetPrimeOrderInput {
  orderId: Id
}

export interface GetPrimeOrderOutput {
  /** Name of a state of orders, such as `SUCCEEDED`. */
  orderStateName: string
  primeLevelName: string
  /** Once it is paid. */
  validTo?: EpochMs
  /** Coupons that came with it, once it is paid. */
  giftCoupons: OwnCoupon[]
}

/** Result of the order of a membership (contract M12). */
export const getPrimeOrder = endpoint<GetPrimeOrderInput, GetPrimeOrderOutput>({
  path: 'trade/buyer/v3/prime/orders/:orderId',
})
