import { endpoint } from '../endpoint'

export interface ChangePasswordInput {
  /** The present password, if the account has one. @maxLength 100 */
  oldPassword?: string
  /**
   * Sent to the phone of an account that has no password yet.
   * @pattern ^\d{6}$
   */
  verifyCode?: string
  /** @maxLength 100 */
  newPassword: string
}

export type ChangePasswordOutput = true

/** A first password, or another one; every login of the account ends, this one too. */
export const changePassword = endpoint<ChangePasswordInput, ChangePasswordOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/password',
  changes: [],
  priority: 'high',
})
