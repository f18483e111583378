import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { renewLogin } from '../../authenticate'
import { publicRoute } from '../../handle'

export const refreshTokensRoute = publicRoute(refreshTokens, ({ input, clock, db }) =>
  renewLogin(db, clock, input.refreshToken),
)
