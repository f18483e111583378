import { changePassword } from '@/contracts/account/change-password'
import { privateRoute } from '../../http/define-route'
import { changeOwnPassword } from '../../services/emails/email-accounts'

export const changePasswordRoute = privateRoute(
  changePassword,
  async (call) => {
    await changeOwnPassword(call, call.input)
    return true as const
  },
  { isCostly: true },
)
