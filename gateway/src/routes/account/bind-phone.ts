import { bindPhone } from '@/contracts/account/bind-phone'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { fromVendor, vendorFor } from '../../providers/providers'
import { openLogin } from '../../services/accounts/logins'
import { findOrRegister } from '../../services/accounts/phone-accounts'
import { linkOpenId, vendorKeyOf } from '../../services/accounts/vendor-accounts'

/** Logs in by the phone that the vendor finds in what it gave the device. */
export const bindPhoneRoute = publicRoute(
  bindPhone,
  async (call) => {
    const { authCode, encryptedData, initVector, openId, sessionKey } = call.input
    // Alipay's answer comes without a vector, so an encrypted text alone is a proof as well.
    const proof = authCode || (encryptedData && `${encryptedData} ${initVector ?? ''}`)
    if (!proof) throw new BusinessError(BUSINESS_ERROR.badInput, 'account.noPhoneProof', { mode: 1 })
    const vendor = vendorFor(call.providers, call.terminalSrc)
    const vendorKey = await vendorKeyOf(call.db, openId ?? '', sessionKey ?? '')
    const phone = await fromVendor(vendor.phoneIn({ proof, vendorKey }, call.clock.now()))
    const { user, isNew } = await findOrRegister(call, phone)
    if (openId && sessionKey) await linkOpenId(call.db, openId, sessionKey, user.id)
    return presentLogin(user, await openLogin(call, user.id), { origin: call.origin, isNewUser: isNew })
  },
  { isCostly: true },
)
