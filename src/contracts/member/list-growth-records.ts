import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { PointRecord } from './list-point-records'

export type GrowthRecord = Pick<PointRecord, 'id' | 'title' | 'change' | 'createTime'>

export type ListGrowthRecordsOutput = Page<GrowthRecord>

/** Why the growth of the user changed, the newest first (contract M5). */
export const listGrowthRecords = endpoint<PageQuery, ListGrowthRecordsOutput>({ path: 'user/buyer/v3/growth/records' })
