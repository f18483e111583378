import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Event of a reminder: the start of a sale, or returned tickets. */
export type RemindType = 'SALE' | 'LACK'

export interface SubscribeShowInput {
  showId: Id
  remindType: RemindType
  subscribeTargetType: 'SHOW'
  showSessionId?: Id
}

export interface SubscribeShowOutput {
  subscribed: boolean
  /** Text for the user. */
  tips: string
}

/** Toggles the reminder of a show. */
export const subscribeShow = endpoint<SubscribeShowInput, SubscribeShowOutput>({
  path: 'show/buyer/v3/shows/:showId/subscribe',
})
