import { loginByEmail } from '@/contracts/account/login-by-email'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { openLogin } from '../../services/accounts/logins'
import { checkOffered } from '../../services/accounts/users'
import { userOfPassword } from '../../services/emails/email-accounts'

export const loginByEmailRoute = publicRoute(
  loginByEmail,
  async (call) => {
    checkOffered(call, 'EMAIL')
    const user = await userOfPassword(call, call.input)
    const tokens = await openLogin(call, user.id, 'EMAIL')
    return presentLogin(user, tokens, { origin: call.origin, isNewUser: false, loginMethod: 'EMAIL' })
  },
  { isCostly: true },
)
