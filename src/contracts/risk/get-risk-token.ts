import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { RiskScope } from './record-captcha'

export interface GetRiskTokenInput {
  scope: RiskScope
  showId: Id
  /**
   * Token of the device, where the merchant collects it (IS_OPEN_TD).
   * @maxLength 600
   */
  fingerprint?: string
}

/** A JWT with `exp`; none when captchas have to be solved instead, or when the risk service is out of order. */
export interface GetRiskTokenOutput {
  token?: string
}

/** A token that the risk service vouches for this client with; it has its own end. */
export const getRiskToken = endpoint<GetRiskTokenInput, GetRiskTokenOutput>({
  method: 'POST',
  path: 'trade/pub/v3/risk_control/token',
  changes: [],
  isRiskChecked: true,
})
