import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { ParkingOrder } from './parking-order'

export type ListParkingOrdersInput = PageQuery

export type ListParkingOrdersOutput = Page<ParkingOrder>

/** Orders for parking, the newest first (contract P6). */
export const listParkingOrders = endpoint<ListParkingOrdersInput, ListParkingOrdersOutput>({
  path: 'trade/buyer/v3/parking/orders',
})
