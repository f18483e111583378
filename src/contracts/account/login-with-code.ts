import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

/** A login code of the vendor; `src` is the vendor. */
export interface LoginWithCodeInput {
  /** @maxLength 256 */
  code: string
  /** @maxLength 64 */
  appId: string
}

export interface LoginWithCodeOutput {
  /** The vendor's name for its user in this shop. */
  openId: string
  unionId: string
  /** Proves what the vendor encrypts for this login; never kept on the device. */
  sessionKey: string
  /** Login of a known user. */
  login?: LoginOrRegisterOutput
}

/** WeChat's user behind a code; logs in to the account that it knows (contract L13). */
export const loginWithCode = endpoint<LoginWithCodeInput, LoginWithCodeOutput>({
  method: 'POST',
  path: 'user/pub/v3/weixin/login',
  changes: [],
})
