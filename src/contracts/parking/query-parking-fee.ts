import type { OfferedCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { EpochMs, Id, Seconds } from '../wire-types'
import type { PlateNo } from './parking-order'

export interface QueryParkingFeeInput {
  parkingId: Id
  plateNo: PlateNo
}

/** Fee of a car by now, valid for `expireSeconds`. Amounts in yuan. */
interface ParkingBill {
  billId: Id
  parkingId: Id
  parkingName: string
  plateNo: PlateNo
  enterTime: EpochMs
  durationText: string
  totalFee: number
  /** Automatic discount of the shop. */
  discountFee: number
  payAmount: number
  priceInfo: PriceInfo
  /** Minutes to leave in once it is paid. */
  freeLeaveMinutes: number
  coupons: OfferedCoupon[]
  expireSeconds: Seconds
}

export type QueryParkingFeeOutput = ParkingBill

/** Looks for a car and answers what it costs (contract P3). */
export const queryParkingFee = endpoint<QueryParkingFeeInput, QueryParkingFeeOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/parking/query_fee',
  priority: 'high',
  changes: [],
})
