import { endpoint } from '../endpoint'
import type { LoginOrRegisterOutput } from './login-or-register'

/** Gives the account of a login a phone number, or an e-mail address, that was proved by a code (LOGIN-068). */
export interface BindInput {
  bindType: 'CELLPHONE' | 'EMAIL'
  /** Phone, with CELLPHONE. */
  cellphoneBindParam?: {
    /** @maxLength 15 */
    cellphone: string
    /** @maxLength 6 */
    countryCode: string
    /** @pattern ^\d{6}$ */
    verifyCode: string
    /**
     * Sent to the present phone of the account, which the new one replaces.
     * @pattern ^\d{6}$
     */
    currentCode?: string
  }
  /** Address, with EMAIL; it replaces an earlier one of the account. */
  emailBindParam?: {
    /** @maxLength 100 */
    email: string
    /** @pattern ^\d{6}$ */
    verifyCode: string
  }
}

/** Binds a phone or an e-mail to the account that is logged in (contract L15); the account that has it takes it in. */
export const bind = endpoint<BindInput, LoginOrRegisterOutput>({
  method: 'POST',
  path: 'user/buyer/v3/bind',
  changes: ['profile'],
  priority: 'high',
})
