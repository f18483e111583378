import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Reading a picture, or moving a piece into its gap. */
export type CaptchaType = 'IMAGE' | 'SLIDER'

/** Scope of a proof. */
export type RiskScope = 'ORDER'

export interface RecordCaptchaInput {
  scope: RiskScope
  captchaType: CaptchaType
  showId: Id
}

/** A riddle that only people solve; good for one try. Empty when the risk service is out of order. */
export interface RecordCaptchaOutput {
  captchaId?: Id
  payload?: CaptchaPayload
}

export interface CaptchaPayload {
  /** Data URL. */
  image: string
  /** Size of the picture, px. */
  width: number
  height: number
  /** The piece to move: a square picture, how far below the upper edge it lies; px of the picture. */
  piece?: { image: string; size: number; top: number }
}

/** A captcha to solve before a guarded call. */
export const recordCaptcha = endpoint<RecordCaptchaInput, RecordCaptchaOutput>({
  method: 'POST',
  path: 'trade/pub/v3/captcha/record',
  changes: [],
  isRiskChecked: true,
})
