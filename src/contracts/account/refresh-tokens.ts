import { endpoint } from '../endpoint'
import type { Seconds } from '../wire-types'

export interface RefreshTokensInput {
  /** @maxLength 200 */
  refreshToken: string
}

export interface RefreshTokensOutput {
  accessToken: string
  refreshToken: string
  expiresIn: Seconds
}

/** A new pair of tokens for an expired one; the old refresh token is spent. */
export const refreshTokens = endpoint<RefreshTokensInput, RefreshTokensOutput>({
  method: 'POST',
  path: 'user/pub/v3/refresh_token',
  changes: [],
  priority: 'high',
})
