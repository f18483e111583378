import { reaction } from 'mobx'
import { PAGE_LENGTH } from '@/contracts/page'
import { listReserves } from '@/contracts/reserve/list-reserves'
import type { ReserveCard } from '@/contracts/reserve/reserve-card'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Places of a city with reservations (RESERVE-001). */
export class ReserveIndexModel {
  readonly places: PagedList<ReserveCard>
  readonly dispose: () => void

  constructor({ request, site, locale }: Pick<App, 'request' | 'site' | 'locale'>) {
    this.places = new PagedList((offset) => request(listReserves, { cityId: site.cityId, offset, length: PAGE_LENGTH }))
    this.dispose = reaction(
      () => [site.cityId, locale.locale],
      () => void this.places.restart(),
    )
  }
}
