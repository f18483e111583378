import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface AllowMessagesInput {
  /** @maxLength 64 */
  openId: string
  /**
   * @minItems 1
   * @maxItems 10
   */
  templateIds: Id[]
}

export type AllowMessagesOutput = true

/** Records what the user has allowed: one message of each template. */
export const allowMessages = endpoint<AllowMessagesInput, AllowMessagesOutput>({
  method: 'POST',
  path: 'user/buyer/v3/prime/subscribe_wx_mini_app_msg',
  changes: [],
})
