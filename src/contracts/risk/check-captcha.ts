import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { CaptchaType, RiskScope } from './record-captcha'

export interface CheckCaptchaInput {
  captchaId: Id
  scope: RiskScope
  captchaType: CaptchaType
  /**
   * The characters of the picture, or how far the piece was moved in px of the picture.
   * @maxLength 16
   */
  answer: string
}

/** Empty when the risk service is out of order. */
export interface CheckCaptchaOutput {
  pass?: boolean
  /** A JWT with `exp`; absent when the answer was wrong. */
  token?: string
  expireTime?: EpochMs
}

/** Tries the answer to a captcha; passed, it gives a token for its scope. */
export const checkCaptcha = endpoint<CheckCaptchaInput, CheckCaptchaOutput>({
  method: 'POST',
  path: 'trade/pub/v3/captcha/check',
  changes: [],
  isRiskChecked: true,
})
