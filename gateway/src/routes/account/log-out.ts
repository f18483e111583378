import { logOut } from '@/contracts/account/log-out'
import { privateRoute } from '../../http/define-route'
import { endLogin } from '../../services/accounts/logins'

export const logOutRoute = privateRoute(
  logOut,
  async (call) => {
    await endLogin(call, call.user.loginId)
    return true as const
  },
  { isForUnbound: true, isForEndingAccount: true },
)
