import { PAGE_LENGTH } from '@/contracts/page'
import { listRightRecords } from '@/contracts/right/list-right-records'
import { listRights } from '@/contracts/right/list-rights'
import type { RightRecord } from '@/contracts/right/right'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Source of a right; of the first one if none is named (USER-006). */
export class RightsListModel {
  readonly records: PagedList<RightRecord>

  constructor({ request }: Pick<App, 'request'>, rightId: string | undefined) {
    this.records = new PagedList(async (offset) => {
      const id = rightId ?? (await request(listRights, {}))[0]?.rightId
      return id === undefined
        ? { list: [], hasMore: false }
        : request(listRightRecords, { id, offset, length: PAGE_LENGTH })
    })
  }
}
