import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ReminderMethod } from './set-reminder'
import type { RemindType } from './subscribe-show'

/** Subjects of a reminder. */
export interface ReminderTarget {
  targetId: Id
  targetType: 'SHOW'
  remindType: RemindType
}

export interface QuerySubscriptionsInput {
  /** @maxItems 50 */
  targets: ReminderTarget[]
}

export interface ReminderState {
  targetId: Id
  remindType: RemindType
  subscribed: boolean
  /** Minutes before the sale, as chosen or as the shop has it (CAT-080). */
  remindNotifyAheadOfMinutes: number
  method: ReminderMethod
  /** Minutes to choose from; none where no sale is to come. */
  aheadOfMinutesOptions: number[]
  /** Choices on this terminal, with their names. */
  methodOptions: { method: ReminderMethod; name: string }[]
}

export type QuerySubscriptionsOutput = ReminderState[]

/** Active reminders of the user among these (CAT-117). */
export const querySubscriptions = endpoint<QuerySubscriptionsInput, QuerySubscriptionsOutput>({
  method: 'POST',
  path: 'show/buyer/v3/subscribe_notification/query',
  changes: [],
})
