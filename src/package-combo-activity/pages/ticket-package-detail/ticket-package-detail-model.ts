import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { TicketPackageParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import { fetchPackageShows, type OfferedPackage } from '../../shared/package-shows'

/** Description of a ticket package; its shows are selected on the next page (SEAT-013). */
export class TicketPackageDetailModel {
  readonly offer: Resource<OfferedPackage>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    private readonly params: Partial<TicketPackageParams>,
  ) {
    const { promotionId = '' } = params
    this.offer = new Resource(() => fetchPackageShows(app.request, promotionId))
    makeRefObservable(this)
  }

  choose(): void {
    const { promotionId = '', grantorMerchantId } = this.params
    void this.app.navigation.open(routes.ticketPackageShow, { promotionId, grantorMerchantId })
  }

  openShow(showId: string): void {
    const { promotionId = '' } = this.params
    void this.app.navigation.open(routes.ticketPackageShowDetail, { promotionId, showId })
  }
}
