import { endOtherLogins } from '@/contracts/account/end-other-logins'
import { privateRoute } from '../../http/define-route'
import { endOthers } from '../../services/accounts/device-logins'

export const endOtherLoginsRoute = privateRoute(endOtherLogins, async (call) => {
  await endOthers(call)
  return true as const
})
