import { endpoint } from '../endpoint'
import type { Seconds } from '../wire-types'

export interface GetFingerprintTokenInput {
  /**
   * Traits of the device that many devices share.
   * @minLength 1
   * @maxLength 200
   */
  payload: string
}

export interface GetFingerprintTokenOutput {
  token: string
  /** Life of the token; five minutes if absent. */
  expiresIn?: Seconds
}

/** A token for the traits of a device, where the merchant has switched IS_OPEN_TD on (TRACK-013). */
export const getFingerprintToken = endpoint<GetFingerprintTokenInput, GetFingerprintTokenOutput>({
  method: 'POST',
  path: 'home/pub/v1/fingerprint/token',
  priority: 'low',
  changes: [],
})
