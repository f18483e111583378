import { PAGE_LENGTH } from '@/contracts/page'
import { listParkingOrders } from '@/contracts/parking/list-parking-orders'
import type { ParkingOrder } from '@/contracts/parking/parking-order'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Parking orders of the user, the latest first (PARK-004). */
export class ParkingRecordModel {
  readonly orders: PagedList<ParkingOrder>

  constructor({ request }: Pick<App, 'request'>) {
    this.orders = new PagedList((offset) => request(listParkingOrders, { offset, length: PAGE_LENGTH }))
  }
}
