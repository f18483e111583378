import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { publicRoute } from '../../http/define-route'
import { renewLogin } from '../../services/accounts/logins'

export const refreshTokensRoute = publicRoute(refreshTokens, (call) => renewLogin(call, call.input.refreshToken), {
  isCostly: true,
})
