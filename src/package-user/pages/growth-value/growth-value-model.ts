import { type GetGrowthAccountOutput, getGrowthAccount } from '@/contracts/member/get-growth-account'
import { type GrowthRecord, listGrowthRecords } from '@/contracts/member/list-growth-records'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Growth of the user, its level, and its history. */
export class GrowthValueModel {
  readonly account: Resource<GetGrowthAccountOutput>
  readonly records: PagedList<GrowthRecord>

  constructor({ request }: Pick<App, 'request'>) {
    this.account = new Resource(() => request(getGrowthAccount, {}))
    this.records = new PagedList((offset) => request(listGrowthRecords, { offset, length: PAGE_LENGTH }))
    makeRefObservable(this)
  }

  load(): void {
    void this.account.load()
    void this.records.refresh()
  }
}
