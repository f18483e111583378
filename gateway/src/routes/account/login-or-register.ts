import { loginOrRegister } from '@/contracts/account/login-or-register'
import { publicRoute } from '../../handle'
import { checkCode, checkPhone } from '../../rules/codes'
import { newLogin } from '../../rules/login-view'
import { findOrRegister } from '../../rules/register'

export const loginOrRegisterRoute = publicRoute(loginOrRegister, async (call) => {
  const { input, clock, db } = call
  checkPhone(input)
  await checkCode(db, clock, input, input.verifyCode)
  const { user, isNew } = await findOrRegister(call, input)
  return newLogin(call, user, isNew)
})
