import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

export interface ActivateEmailInput {
  /** Token of the mailed link, valid once. @maxLength 100 */
  token: string
}

/** Opens the account whose address the link has proved, and logs in. */
export const activateEmail = endpoint<ActivateEmailInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/email/activate',
  changes: [],
  priority: 'high',
})
