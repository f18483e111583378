import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { WorkPermit } from './work-permit'

export interface GetWorkPermitInput {
  id: Id
}

/** A work permit of the user as it was applied for (contract W4). */
export const getWorkPermit = endpoint<GetWorkPermitInput, WorkPermit>({ path: 'user/buyer/v3/work_permits/:id' })
