import { listLogins } from '@/contracts/account/list-logins'
import { privateRoute } from '../../http/define-route'
import { presentDeviceLogin } from '../../presenters/device-login'
import { liveLogins } from '../../services/accounts/device-logins'

export const listLoginsRoute = privateRoute(listLogins, async (call) =>
  (await liveLogins(call)).map((login) => presentDeviceLogin(login, call)),
)
