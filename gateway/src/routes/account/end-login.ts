import { endLogin } from '@/contracts/account/end-login'
import { privateRoute } from '../../http/define-route'
import { endOwnLogin } from '../../services/accounts/device-logins'

export const endLoginRoute = privateRoute(endLogin, async (call) => {
  await endOwnLogin(call, call.input.id)
  return true as const
})
