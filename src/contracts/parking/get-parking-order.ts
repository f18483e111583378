import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ParkingOrder } from './parking-order'

export interface GetParkingOrderInput {
  orderId: Id
}

export type GetParkingOrderOutput = ParkingOrder

/** An order for parking (contract P5). */
export const getParkingOrder = endpoint<GetParkingOrderInput, GetParkingOrderOutput>({
  path: 'trade/buyer/v3/parking/orders/:orderId',
})
