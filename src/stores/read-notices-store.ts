import type { RecordNoticeReadInput } from '@/contracts/notice/record-notice-read'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'read-notices'
/** The oldest are forgotten first. */
const MAX_RECORDS = 200

/** The popup notices that were read on this device; the same one of another show is news. */
export class ReadNoticesStore {
  records: readonly RecordNoticeReadInput[]

  constructor(private readonly storage: KeyValueStorage) {
    const saved = storage.get<RecordNoticeReadInput[]>(STORAGE_KEY)
    this.records = Array.isArray(saved) ? saved : []
    makeRefObservable(this)
  }

  hasRead(announcementId: string, showId: string): boolean {
    return this.records.some((record) => record.announcementId === announcementId && record.showId === showId)
  }

  /** Nothing was read on this device. */
  forget(): void {
    this.records = []
  }

  record(read: RecordNoticeReadInput): void {
    this.records = [...this.records, read].slice(-MAX_RECORDS)
    this.storage.set(STORAGE_KEY, this.records)
  }
}
