import { endpoint } from '../endpoint'

export interface ChangePasswordInput {
  /** @maxLength 100 */
  oldPassword: string
  /** @maxLength 100 */
  newPassword: string
}

export type ChangePasswordOutput = true

/** Another password; every login of the account ends, this one too. */
export const changePassword = endpoint<ChangePasswordInput, ChangePasswordOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/password',
  changes: [],
  priority: 'high',
})
