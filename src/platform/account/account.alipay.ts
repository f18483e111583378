import { denialOf, isDenied } from '../vendor-error'
import { getCode } from './account.mini'
import type { Account, PhoneProofOutcome } from './contract'

declare const my: {
  getPhoneNumber(options: { success(result: { response?: string }): void; fail(failure: unknown): void }): void
}

/** Alipay's button only grants permission; the number is fetched afterwards, encrypted for the merchant's server. */
function readPhoneProof(detail: unknown): Promise<PhoneProofOutcome> {
  if (isDenied(detail)) return Promise.resolve({ kind: 'denied' })
  return new Promise((resolve) => {
    my.getPhoneNumber({
      success: ({ response }) =>
        resolve(
          response ? { kind: 'proof', proof: { encryptedData: response } } : { kind: 'failed', reason: 'no response' },
        ),
      fail: (failure) => resolve(denialOf(failure)),
    })
  })
}

export const account: Account = { hasPhoneBinding: true, getCode, readPhoneProof }
