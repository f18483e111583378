import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

export interface LoginWithGoogleInput {
  /** Nonce that the page created for this login; the credential has it too. @minLength 16 @maxLength 128 */
  googleCsrfToken: string
  /**
   * The identity token.
   * @maxLength 4000
   */
  credential: string
}

/** Logs in whom Google vouches for (LOGIN-025, LOGIN-072); refused without an e-mail for a new account (LOGIN-051). */
export const loginWithGoogle = endpoint<LoginWithGoogleInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/google/login',
  changes: [],
  priority: 'high',
})
