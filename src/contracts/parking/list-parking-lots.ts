import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ListParkingLotsInput {
  siteId?: Id
  /**
   * Degrees, both or neither: the nearest comes first.
   * @minimum -90
   * @maximum 90
   */
  lat?: number
  /**
   * @minimum -180
   * @maximum 180
   */
  lng?: number
}

/** A car park of the shop. */
export interface ParkingLot {
  parkingId: Id
  name: string
  address: string
  feeRuleDesc: string
  /** `1.2 km`, if the user's position is known. */
  distanceText?: string
}

export type ListParkingLotsOutput = ParkingLot[]

/** Car parks with payment (contract P1). */
export const listParkingLots = endpoint<ListParkingLotsInput, ListParkingLotsOutput>({
  path: 'trade/buyer/v3/parking/lots',
})
