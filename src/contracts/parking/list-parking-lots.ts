import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ListParkingLotsInput {
  siteId?: Id
}

interface ParkingLot {
  parkingId: Id
  name: string
  address: string
  feeRuleDesc: string
}

export type ListParkingLotsOutput = ParkingLot[]

/** Where cars can be paid for (contract P1). */
export const listParkingLots = endpoint<ListParkingLotsInput, ListParkingLotsOutput>({
  path: 'trade/buyer/v3/parking/lots',
})
