import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export type EndOtherLoginsInput = NoInput

export type EndOtherLoginsOutput = true

/** Logs the user out on every device but the calling one. */
export const endOtherLogins = endpoint<EndOtherLoginsInput, EndOtherLoginsOutput>({
  method: 'POST',
  path: 'user/buyer/v3/user/logins/end_others',
  changes: ['logins'],
})
