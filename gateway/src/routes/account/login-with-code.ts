import { loginWithCode } from '@/contracts/account/login-with-code'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { fromVendor, vendorFor } from '../../providers/providers'
import { newToken } from '../../random'
import { openLogin } from '../../services/accounts/logins'
import { findUserByOpenId, keepSessionKey } from '../../services/accounts/vendor-accounts'
import { endIfDue } from '../../services/cancellations/end-accounts'

export const loginWithCodeRoute = publicRoute(
  loginWithCode,
  async (call) => {
    const { input, terminalSrc, db, providers } = call
    const vendor = vendorFor(providers, terminalSrc)
    const { vendorKey, ...vendorUser } = await fromVendor(vendor.userOf(input.code, call.clock.now(), terminalSrc))
    const known = await findUserByOpenId(db, vendorUser.openId)
    const user = (await endIfDue(call, known)) ? undefined : known
    const sessionKey = newToken()
    await keepSessionKey(call, vendorUser.openId, { sessionKey, vendorKey })
    return {
      ...vendorUser,
      sessionKey,
      ...(user && {
        login: presentLogin(user, await openLogin(call, user.id), {
          origin: call.origin,
          isNewUser: false,
          ...vendorUser,
        }),
      }),
    }
  },
  { isCostly: true },
)
