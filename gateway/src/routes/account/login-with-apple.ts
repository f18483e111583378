import { loginWithApple } from '@/contracts/account/login-with-apple'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { userOfToken } from '../../services/identities'
import { openLogin } from '../../services/logins'

export const loginWithAppleRoute = publicRoute(
  loginWithApple,
  async (call) => {
    const { identityToken: token, nonce } = call.input
    const { user, isNew } = await userOfToken(call, { provider: 'apple', token, nonce })
    const tokens = await openLogin(call, user.id)
    return presentLogin(user, tokens, { origin: call.origin, isNewUser: isNew, loginMethod: 'APPLE' })
  },
  { isCostly: true },
)
