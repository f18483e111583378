import { type ListPointRecordsInput, listPointRecords, type PointRecord } from '@/contracts/member/list-point-records'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

export const RECORD_TABS = ['ALL', 'IN', 'OUT'] as const satisfies readonly NonNullable<ListPointRecordsInput['type']>[]
export type RecordTab = (typeof RECORD_TABS)[number]

/** History of points: all changes, received, spent. */
export class PointRecordModel {
  tab: RecordTab = 'ALL'
  readonly records: PagedList<PointRecord>

  constructor({ request }: Pick<App, 'request'>) {
    this.records = new PagedList((offset) => request(listPointRecords, { type: this.tab, offset, length: PAGE_LENGTH }))
    makeRefObservable(this)
  }

  choose(tab: RecordTab): void {
    this.tab = tab
    void this.records.restart()
  }
}
