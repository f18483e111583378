import { unsupported } from '../unsupported'
import type { Account } from './contract'

/** A browser knows no user; WeChat's is identified by a page of its own (`shell/open-ids`). */
export const account: Account = {
  hasPhoneBinding: false,
  getCode: unsupported,
  readPhoneProof: unsupported,
}
