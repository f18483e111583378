import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

/** Records that a user has read a popup notice (SHELL-194). */
export interface RecordNoticeReadInput {
  announcementId: Id
  showId: Id
  clientReadTime: EpochMs
  /** The page on which it was read. @maxLength 40 */
  pageSource: string
}

export type RecordNoticeReadOutput = true

/** Notes that the user has read a notice (SHELL-194). */
export const recordNoticeRead = endpoint<RecordNoticeReadInput, RecordNoticeReadOutput>({
  method: 'POST',
  path: 'user/buyer/v1/notice/read',
  changes: [],
  priority: 'low',
})
