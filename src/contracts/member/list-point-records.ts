import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { EpochMs, Id } from '../wire-types'

export interface ListPointRecordsInput extends PageQuery {
  /** Received, spent, or both. */
  type?: 'ALL' | 'IN' | 'OUT'
}

/** One change of the points of a user. */
export interface PointRecord {
  id: Id
  title: string
  /** Below zero: spent or taken back. */
  change: number
  /** Balance after it. */
  balance: number
  createTime: EpochMs
  bizType: 'ORDER' | 'REFUND' | 'EXPIRE' | 'SIGN' | 'EXCHANGE' | 'GIFT'
}

export type ListPointRecordsOutput = Page<PointRecord>

/** Why the points of the user changed, the newest first (contract M2). */
export const listPointRecords = endpoint<ListPointRecordsInput, ListPointRecordsOutput>({
  path: 'user/buyer/v3/point/records',
})
