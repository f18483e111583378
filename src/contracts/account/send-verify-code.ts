import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'
import type { CodeScene } from './get-photo-captcha'

/** Sends a 6-digit code to a phone, against an answered picture. */
export interface SendVerifyCodeInput {
  /** @maxLength 15 */
  cellphone: string
  /** @maxLength 6 */
  countryCode: string
  captchaId: Id
  /** @maxLength 8 */
  captchaCode: string
  scene: CodeScene
}

export interface SendVerifyCodeOutput {
  /** Time at which the next code may be requested. */
  nextSendSeconds: Seconds
}

/** Sends a code by message to a phone (contract L2); the next one has to wait `nextSendSeconds`. */
export const sendVerifyCode = endpoint<SendVerifyCodeInput, SendVerifyCodeOutput>({
  method: 'POST',
  path: 'user/pub/v3/verify_codes',
  changes: [],
  priority: 'high',
})
