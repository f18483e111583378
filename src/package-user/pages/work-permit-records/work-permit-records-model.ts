import { PAGE_LENGTH } from '@/contracts/page'
import { listWorkPermits } from '@/contracts/work-permit/list-work-permits'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Work permit applications of the user (WORK-003). */
export class WorkPermitRecordsModel {
  readonly permits: PagedList<WorkPermit>

  constructor({ request }: Pick<App, 'request'>) {
    this.permits = new PagedList((offset) => request(listWorkPermits, { offset, length: PAGE_LENGTH }))
  }
}
