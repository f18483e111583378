import { loginOrRegister } from '@/contracts/account/login-or-register'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { openLogin } from '../../services/accounts/logins'
import { findOrRegister } from '../../services/accounts/phone-accounts'
import { checkOffered } from '../../services/accounts/users'
import { recordKnownCaller } from '../../services/verification/attempts'
import { addressOf, checkCode, checkPhone } from '../../services/verification/verify-codes'

export const loginOrRegisterRoute = publicRoute(
  loginOrRegister,
  async (call) => {
    const { input } = call
    checkOffered(call, 'CELLPHONE')
    checkPhone(input)
    await checkCode(call, input, input.verifyCode)
    const { user, isNew } = await findOrRegister(call, input)
    await recordKnownCaller(call, addressOf(input))
    return presentLogin(user, await openLogin(call, user.id), { origin: call.origin, isNewUser: isNew })
  },
  { isCostly: true },
)
