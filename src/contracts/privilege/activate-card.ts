import type { IdType } from '../attendee/attendee'
import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface ActivateCardInput {
  userCardInstanceId: Id
  /** @maxLength 50 */
  identityName?: string
  identityType?: IdType
  /** @maxLength 30 */
  identityNo?: string
}

export type ActivateCardOutput = true

/** Activates a card, with its holder where it asks for one (contract K6); once more is fine. */
export const activateCard = endpoint<ActivateCardInput, ActivateCardOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/privilege/cards/:userCardInstanceId/activate',
  changes: ['cards'],
  priority: 'high',
})
