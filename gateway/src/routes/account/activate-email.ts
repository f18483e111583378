import { activateEmail } from '@/contracts/account/activate-email'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { openLogin } from '../../services/accounts/logins'
import { activateAccount } from '../../services/emails/email-accounts'

export const activateEmailRoute = publicRoute(
  activateEmail,
  async (call) => {
    const user = await activateAccount(call, call.input.token)
    const tokens = await openLogin(call, user.id, 'EMAIL')
    return presentLogin(user, tokens, { origin: call.origin, isNewUser: true, loginMethod: 'EMAIL' })
  },
  { isCostly: true },
)
