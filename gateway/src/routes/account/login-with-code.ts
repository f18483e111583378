import { loginWithCode } from '@/contracts/account/login-with-code'
import { publicRoute } from '../../handle'
import { newToken } from '../../random'
import { newLogin } from '../../rules/login-view'
import { keepSessionKey, userByOpenId, vendorUserOf } from '../../rules/vendor-accounts'

export const loginWithCodeRoute = publicRoute(loginWithCode, async (call) => {
  const { input, terminalSrc, db } = call
  const vendorUser = vendorUserOf(terminalSrc, input.code)
  const user = await userByOpenId(db, vendorUser.openId)
  const sessionKey = newToken()
  await keepSessionKey(db, vendorUser.openId, sessionKey)
  return { ...vendorUser, sessionKey, ...(user && { login: await newLogin(call, user, false) }) }
})
