import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

/** Gives the account of a login a phone number that was proved by a code. */
export interface BindInput {
  bindType: 'CELLPHONE'
  cellphoneBindParam: {
    /** @maxLength 15 */
    cellphone: string
    /** @maxLength 6 */
    countryCode: string
    /** @pattern ^\d{6}$ */
    verifyCode: string
  }
}

export const bind = endpoint<BindInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/buyer/v3/bind',
  changes: ['profile'],
  priority: 'high',
})
