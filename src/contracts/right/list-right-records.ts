import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { RightRecord } from './right'

export interface ListRightRecordsInput extends PageQuery {
  /** Of the right. */
  id: Id
}

export type ListRightRecordsOutput = Page<RightRecord>

/** What gave the user a right, the latest first (contract U11); nothing for a right that they do not have. */
export const listRightRecords = endpoint<ListRightRecordsInput, ListRightRecordsOutput>({
  path: 'user/buyer/v3/user/rights/:id/list',
})
