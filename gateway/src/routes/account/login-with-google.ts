import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { userOfToken } from '../../services/accounts/identities'
import { openLogin } from '../../services/accounts/logins'
import { checkOffered } from '../../services/accounts/users'

export const loginWithGoogleRoute = publicRoute(
  loginWithGoogle,
  async (call) => {
    checkOffered(call, 'GOOGLE')
    const { credential: token, googleCsrfToken: nonce } = call.input
    const { user, isNew } = await userOfToken(call, { provider: 'google', token, nonce })
    const tokens = await openLogin(call, user.id, 'GOOGLE')
    return presentLogin(user, tokens, { origin: call.origin, isNewUser: isNew, loginMethod: 'GOOGLE' })
  },
  { isCostly: true },
)
