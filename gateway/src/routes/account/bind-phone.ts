import { bindPhone } from '@/contracts/account/bind-phone'
import { REFUSAL } from '@/contracts/refusal-code'
import { publicRoute } from '../../handle'
import { Refusal } from '../../refusal'
import { newLogin } from '../../rules/login-view'
import { findOrRegister } from '../../rules/register'
import { linkOpenId, phoneInProof } from '../../rules/vendor-accounts'

/** Takes what the vendor gave the device for a phone. The sandbox cannot ask the vendor, so it makes one up. */
export const bindPhoneRoute = publicRoute(bindPhone, async (call) => {
  const { authCode, encryptedData, initVector, openId, sessionKey } = call.input
  // Alipay's answer comes without a vector, so an encrypted text alone is a proof as well.
  const proof = authCode || (encryptedData && `${encryptedData} ${initVector ?? ''}`)
  if (!proof) throw new Refusal(REFUSAL.badInput, 'account.noPhoneProof', { mode: 1 })
  const { user, isNew } = await findOrRegister(call, phoneInProof(proof))
  if (openId && sessionKey) await linkOpenId(call.db, openId, sessionKey, user.id)
  return newLogin(call, user, isNew)
})
