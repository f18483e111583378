import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface VerifyPrivilegeInput {
  privilegeId: Id
  showId: Id
  /** Code of the organiser, in letters of any case. @minLength 1 @maxLength 32 */
  code: string
}

export interface VerifyPrivilegeOutput {
  /** Token for every call that uses the privilege. */
  privilegeToken: string
  expireTime: EpochMs
}

/** Proves a privilege by its code (CAT-010). */
export const verifyPrivilege = endpoint<VerifyPrivilegeInput, VerifyPrivilegeOutput>({
  method: 'POST',
  path: 'show/buyer/v3/privilege/verify',
  priority: 'high',
  changes: [],
})
