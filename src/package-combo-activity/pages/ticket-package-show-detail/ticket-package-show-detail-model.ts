import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { type GetShowStaticOutput, getShowStatic } from '@/contracts/show/get-show-static'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** A show of a package. */
export class TicketPackageShowDetailModel {
  readonly show: Resource<Pick<GetShowStaticOutput, 'basicInfo'> & { html: string }>

  constructor({ request }: Pick<App, 'request'>, showId: Id) {
    this.show = new Resource(async () => {
      const [{ basicInfo }, { html }] = await Promise.all([
        request(getShowStatic, { showId }),
        request(getShowDescriptions, { showId }),
      ])
      return { basicInfo, html }
    })
    makeRefObservable(this)
  }
}
