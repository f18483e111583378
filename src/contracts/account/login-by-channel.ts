import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

export interface LoginByChannelInput {
  /** Code of the channel for its user, valid once. @maxLength 4000 */
  authCode: string
  /** Channel: a bank, an app of a partner. @minLength 1 @maxLength 64 */
  channelCode: string
}

/** Logs in the user of a channel (LOGIN-027, LOGIN-074). */
export const loginByChannel = endpoint<LoginByChannelInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/channel/login',
  changes: [],
  priority: 'high',
})
