import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { RightRecord } from './right'

export interface ListRightRecordsInput extends PageQuery {
  /** Of the right. */
  id: Id
}

export type ListRightRecordsOutput = Page<RightRecord>

/** Sources of a right of the user, the latest first (contract U11); none for a right that they do not have. */
export const listRightRecords = endpoint<ListRightRecordsInput, ListRightRecordsOutput>({
  path: 'user/buyer/v3/user/rights/:id/list',
})
