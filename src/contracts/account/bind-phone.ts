import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

/**
 * The phone of the vendor's user, as the vendor proves it: a code, or an encrypted answer with its vector.
 * A user who proves a phone is logged in.
 */
export interface BindPhoneInput {
  /** @maxLength 4000 */
  encryptedData?: string
  /** @maxLength 256 */
  initVector?: string
  /** @maxLength 256 */
  authCode?: string
  /** @maxLength 64 */
  appId: string
  /** @maxLength 64 */
  openId?: string
  /** @maxLength 64 */
  unionId?: string
  /** @maxLength 256 */
  sessionKey?: string
  /** @maxLength 64 */
  invitePageId?: string
}

/** Binds a phone to a vendor's user and logs in (contract L14). */
export const bindPhone = endpoint<BindPhoneInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/pub/v3/bind_phone',
  changes: ['profile'],
  priority: 'high',
})
