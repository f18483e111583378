import { type GetOpenShowOutput, getOpenShow } from '@/contracts/open-show/get-open-show'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** An open show with its sessions (OPEN-003). */
export class OpenShowDetailModel {
  readonly show: Resource<GetOpenShowOutput>

  constructor({ request }: Pick<App, 'request'>, openShowId: string) {
    this.show = new Resource(() => request(getOpenShow, { openShowId }))
  }
}
