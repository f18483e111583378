import { getWorkPermit } from '@/contracts/work-permit/get-work-permit'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Result of an application (WORK-004). */
export class WorkPermitSuccessModel {
  readonly permit: Resource<WorkPermit>

  constructor({ request }: Pick<App, 'request'>, permitId: string) {
    this.permit = new Resource(() => request(getWorkPermit, { id: permitId }))
  }
}
