import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'

export interface LoginOrRegisterInput {
  /** @maxLength 15 */
  cellphone: string
  /** @pattern ^\d{6}$ */
  verifyCode: string
  /** @maxLength 6 */
  countryCode: string
}

/** Ways to log in. */
export type LoginMethod = 'CELLPHONE' | 'EMAIL' | 'GOOGLE' | 'APPLE' | 'CHANNEL'

/** Result of a successful login, stored on the device. */
export interface LoginOrRegisterOutput {
  bizUserId: Id
  /** User id at the merchant. */
  mtcUserId?: Id
  /** User id at the channel of the visit. */
  outerUserId?: Id
  /** Vendor ids of the user, for the merchant's app and for all of its apps. */
  openId?: string
  unionId?: string
  accessToken: string
  refreshToken: string
  expiresIn: Seconds
  cellphone?: string
  countryCode?: string
  email?: string
  loginMethod: LoginMethod
  avatar?: string
  nickname?: string
  isNewUser: boolean
}

/** Logs in by phone and code; who was never here has an account from now on (contract L3). */
export const loginOrRegister = endpoint<LoginOrRegisterInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/login_or_register',
  changes: [],
  priority: 'high',
})
