import Taro from '@tarojs/taro'
import { denialOf, type VendorError } from '../vendor-error'
import type { Account, LoginCodeOutcome, PhoneProofOutcome } from './contract'

/** Result of the phone button: a code in newer versions, an encrypted number in others. */
interface PhoneDetail extends VendorError {
  code?: string
  encryptedData?: string
  iv?: string
}

export async function getCode(): Promise<LoginCodeOutcome> {
  try {
    const { code } = await Taro.login()
    return code ? { kind: 'code', code } : { kind: 'failed', reason: 'no code' }
  } catch (error) {
    return denialOf(error)
  }
}

async function readPhoneProof(detail: unknown): Promise<PhoneProofOutcome> {
  const { code, encryptedData, iv } = (detail ?? {}) as PhoneDetail
  if (code) return { kind: 'proof', proof: { authCode: code } }
  if (encryptedData && iv) return { kind: 'proof', proof: { encryptedData, initVector: iv } }
  return denialOf(detail)
}

export const account: Account = { hasPhoneBinding: true, getCode, readPhoneProof }
