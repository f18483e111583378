import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Channel of a reminder: a text message, or a message of the vendor. */
export type ReminderMethod = 'SMS' | 'WECHAT' | 'XHS' | 'ALIPAY' | 'DOUYIN'

export interface SetReminderInput {
  showId: Id
  /**
   * Minutes before the sale; one of those that are offered. Without meaning where no sale is to come.
   * @minimum 0
   * @maximum 10080
   */
  remindNotifyAheadOfMinutes: number
  method: ReminderMethod
  /** False: no longer. */
  enabled: boolean
}

export interface SetReminderOutput {
  enabled: boolean
}

/** Channel and lead time of a user's reminder of a show (CAT-079). */
export const setReminder = endpoint<SetReminderInput, SetReminderOutput>({
  method: 'PUT',
  path: 'show/buyer/v3/remind_settings',
  changes: [],
})
