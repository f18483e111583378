import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

export interface LoginWithAppleInput {
  /** @maxLength 4000 */
  identityToken: string
  /** Nonce that the page created for this login; the token has it too. @minLength 16 @maxLength 128 */
  nonce: string
}

/** Logs in whom Apple vouches for (LOGIN-026, LOGIN-073); refused without an e-mail for a new account (LOGIN-051). */
export const loginWithApple = endpoint<LoginWithAppleInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/apple/login',
  changes: [],
  priority: 'high',
})
