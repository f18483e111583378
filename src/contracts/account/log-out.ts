import { endpoint } from '../endpoint'

export interface LogOutInput {
  /** @maxLength 64 */
  appId: string
  /** @maxLength 64 */
  openId?: string
}

export type LogOutOutput = true

/** Ends the login of the session. */
export const logOut = endpoint<LogOutInput, LogOutOutput>({
  method: 'POST',
  path: 'user/buyer/v3/user_logout',
  changes: [],
})
