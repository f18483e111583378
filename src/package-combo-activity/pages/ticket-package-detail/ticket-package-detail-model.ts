import { getPackage } from '@/contracts/package/get-package'
import type { TicketPackage } from '@/contracts/package/ticket-package'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { TicketPackageParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

/** What a ticket package is: its shows are the next page (SEAT-013). */
export class TicketPackageDetailModel {
  readonly offer: Resource<TicketPackage>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    private readonly params: Partial<TicketPackageParams>,
  ) {
    const { promotionId = '' } = params
    this.offer = new Resource(() => app.request(getPackage, { promotionId }))
    makeRefObservable(this)
  }

  choose(): void {
    const { promotionId = '', grantorMerchantId } = this.params
    void this.app.navigation.open(routes.ticketPackageShow, { promotionId, grantorMerchantId })
  }
}
