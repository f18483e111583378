import { PAGE_LENGTH } from '@/contracts/page'
import { listReservations, type ReserveOrder } from '@/contracts/reserve/list-reservations'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Reservations of the user, the latest first (RESERVE-003). */
export class ReserveRecordModel {
  readonly reservations: PagedList<ReserveOrder>

  constructor({ request }: Pick<App, 'request'>) {
    this.reservations = new PagedList((offset) => request(listReservations, { offset, length: PAGE_LENGTH }))
  }
}
