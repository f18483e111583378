import { endpoint } from '../endpoint'

export interface SetPasswordInput {
  /** Token of the mailed link, valid once. @maxLength 100 */
  token: string
  /** @maxLength 100 */
  password: string
}

export type SetPasswordOutput = true

/** A new password for the account of the link; every login of it ends. */
export const setPassword = endpoint<SetPasswordInput, SetPasswordOutput>({
  method: 'POST',
  path: 'user/pub/v3/email/set_password',
  changes: [],
  priority: 'high',
})
