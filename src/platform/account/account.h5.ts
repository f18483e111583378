import { unsupported } from '../unsupported'
import type { Account } from './contract'

/** A browser knows nobody; WeChat's is asked by way of a page of its own (`shell/open-ids`). */
export const account: Account = {
  hasPhoneBinding: false,
  getCode: unsupported,
  readPhoneProof: unsupported,
}
