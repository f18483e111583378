import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { WorkPermit } from './work-permit'

export type ListWorkPermitsOutput = Page<WorkPermit>

/** Work permits of the user, the latest first, with phones and documents masked (contract W3). */
export const listWorkPermits = endpoint<PageQuery, ListWorkPermitsOutput>({ path: 'user/buyer/v3/work_permits' })
