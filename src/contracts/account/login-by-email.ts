import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

export interface LoginByEmailInput {
  /** @maxLength 100 */
  email: string
  /** @maxLength 100 */
  password: string
}

/** Logs in by e-mail and password (LOGIN-024, LOGIN-071); an unknown address and a wrong password get the same answer. */
export const loginByEmail = endpoint<LoginByEmailInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/email/login',
  changes: [],
  priority: 'high',
})
