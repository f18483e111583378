import { isRecord, parsed } from '../apps/vendor-json'
import type { AlipayClient } from '../payment/alipay/alipay-client'
import { ALIPAY } from '../payment/alipay/alipay-keys'
import { isSigned } from '../payment/alipay/alipay-signature'
import { VendorFault } from '../payment/contract'
import type { VendorIdentity } from './contract'
import { decryptAes } from './encrypted-phone'

/** Alipay's fixed vector. */
const NO_VECTOR = Buffer.alloc(16)
const SUCCESS = '10000'

/** Users of the mini-program at Alipay. Phones need the AES key of the app. */
export function alipayIdentity(client: AlipayClient, aesKey: string): VendorIdentity {
  const { miniAppId: appId, publicKeys } = client.keys
  return {
    serves: (terminalSrc) => terminalSrc === 'ALIPAY_MINI',
    async userOf(code, now) {
      const fields = { grant_type: 'authorization_code', code }
      const answer = await client.call({ method: 'alipay.system.oauth.token', appId, content: {}, now, fields })
      const openId = answer?.open_id ?? answer?.user_id
      if (!openId) throw new VendorFault(ALIPAY, 'BAD_ANSWER')
      return { openId, unionId: answer?.union_id ?? '', vendorKey: '' }
    },
    async phoneIn({ proof }) {
      if (aesKey === '') throw new VendorFault(ALIPAY, 'NO_KEY')
      const { response, sign } = asRecord(parsed(proof.trim()))
      const isTrue = typeof response === 'string' && isSigned(publicKeys, `"${response}"`, String(sign))
      if (!isTrue) throw new VendorFault(ALIPAY, 'BAD_SIGNATURE')
      const { code, mobile } = asRecord(parsed(decryptedPhone(aesKey, response)))
      if (code !== SUCCESS || typeof mobile !== 'string' || !/^\d{5,15}$/.test(mobile)) {
        throw new VendorFault(ALIPAY, 'BAD_PROOF')
      }
      return { cellphone: mobile, countryCode: '86' }
    },
    signPage: async () => {
      throw new VendorFault(ALIPAY, 'UNSUPPORTED')
    },
  }
}

function decryptedPhone(aesKey: string, response: string): string {
  try {
    return decryptAes(aesKey, NO_VECTOR, response)
  } catch {
    throw new VendorFault(ALIPAY, 'BAD_PROOF')
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
