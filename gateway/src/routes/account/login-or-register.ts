import { loginOrRegister } from '@/contracts/account/login-or-register'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { openLogin } from '../../services/logins'
import { findOrRegister } from '../../services/phone-accounts'
import { checkOffered } from '../../services/users'
import { checkCode, checkPhone } from '../../services/verify-codes'

export const loginOrRegisterRoute = publicRoute(
  loginOrRegister,
  async (call) => {
    const { input, clock, db } = call
    checkOffered(call, 'CELLPHONE')
    checkPhone(input)
    await checkCode(db, clock, input, input.verifyCode)
    const { user, isNew } = await findOrRegister(call, input)
    return presentLogin(user, await openLogin(call, user.id), { origin: call.origin, isNewUser: isNew })
  },
  { isCostly: true },
)
