import { type BindInput, bind } from '@/contracts/account/bind'
import { badInput } from '../../business-error'
import type { UserCall } from '../../call'
import { privateRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { bindToEmail, bindToPhone, swapPhone } from '../../services/accounts/bind-account'
import { openLogin } from '../../services/accounts/logins'
import { checkOffered, type UserRow } from '../../services/accounts/users'
import { checkedEmail } from '../../services/emails/email-addresses'
import { checkMailedCode } from '../../services/emails/mailed-secrets'
import { checkCode, checkPhone } from '../../services/verification/verify-codes'

/** Swaps the phone of an account only with codes of both: a device alone would give the account away (0142). */
export const bindRoute = privateRoute(
  bind,
  async (call) => {
    const isEmail = call.input.bindType === 'EMAIL'
    const loginMethod = isEmail ? call.user.method : 'CELLPHONE'
    const bound = await (isEmail ? boundToEmail(call) : boundToPhone(call))
    const tokens = await openLogin(call, bound.id, loginMethod)
    return presentLogin(bound, tokens, { origin: call.origin, isNewUser: false, loginMethod })
  },
  { isForUnbound: true, isCostly: true },
)

async function boundToEmail(call: UserCall<BindInput>): Promise<UserRow> {
  const { emailBindParam } = call.input
  if (!emailBindParam) throw badInput('emailBindParam')
  checkOffered(call, 'EMAIL')
  const email = checkedEmail(emailBindParam.email)
  await checkMailedCode(call, email, emailBindParam.verifyCode)
  return bindToEmail(call, email)
}

async function boundToPhone(call: UserCall<BindInput>): Promise<UserRow> {
  const { cellphoneBindParam } = call.input
  if (!cellphoneBindParam) throw badInput('cellphoneBindParam')
  const { verifyCode, currentCode, ...phone } = cellphoneBindParam
  const { cellphone, areaCode: countryCode } = call.user
  const isSwap = currentCode !== undefined
  checkPhone(phone)
  if (isSwap && cellphone === '') throw badInput('cellphoneBindParam')
  if (isSwap) await checkCode(call, { cellphone, countryCode }, currentCode)
  await checkCode(call, phone, verifyCode)
  return isSwap ? swapPhone(call, { cellphone, countryCode }, phone) : bindToPhone(call, phone)
}
