import { endpoint } from '../endpoint'
import type { Jump } from '../jump'
import type { Id } from '../wire-types'

export interface CheckRightInput {
  showId: Id
  /** City of the user, as in every call. @maxLength 40 */
  src: string
}

export interface CheckRightOutput {
  hasRight: boolean
  /** Why not, for the user. */
  reason?: string
  /** Page on which the user obtains the right. */
  jump?: Jump
}

/** Whether the user may buy tickets of a show that is at risk of touts (CAT-069, CAT-104). */
export const checkRight = endpoint<CheckRightInput, CheckRightOutput>({
  path: 'show/buyer/v1/risk_shows/:showId/check_right',
  priority: 'high',
  isRiskChecked: true,
})
