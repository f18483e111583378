import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { WorkPermitForm, WorkPermitState } from './work-permit'

export interface ApplyWorkPermitOutput {
  permitId: Id
  state: WorkPermitState
}

/** Applies for a work permit (contract W2); one for each document and project, until it is refused. */
export const applyWorkPermit = endpoint<WorkPermitForm, ApplyWorkPermitOutput>({
  method: 'POST',
  path: 'user/buyer/v3/work_permits',
  priority: 'high',
  isCreate: true,
  changes: ['applications'],
})
