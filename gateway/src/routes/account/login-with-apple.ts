import { loginWithApple } from '@/contracts/account/login-with-apple'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { userOfToken } from '../../services/accounts/identities'
import { openLogin } from '../../services/accounts/logins'
import { checkOffered } from '../../services/accounts/users'

export const loginWithAppleRoute = publicRoute(
  loginWithApple,
  async (call) => {
    checkOffered(call, 'APPLE')
    const { identityToken: token, nonce } = call.input
    const { user, isNew } = await userOfToken(call, { provider: 'apple', token, nonce })
    const tokens = await openLogin(call, user.id, 'APPLE')
    return presentLogin(user, tokens, { origin: call.origin, isNewUser: isNew, loginMethod: 'APPLE' })
  },
  { isCostly: true },
)
