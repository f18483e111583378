import { setPassword } from '@/contracts/account/set-password'
import { publicRoute } from '../../http/define-route'
import { resetPassword } from '../../services/emails/email-accounts'

export const setPasswordRoute = publicRoute(
  setPassword,
  async (call) => {
    await resetPassword(call, call.input)
    return true as const
  },
  { isCostly: true },
)
