import type { IdType } from '../attendee/attendee'

/** Who holds a card, where it asks for it (CARD-005). */
export interface CardHolderInput {
  /** @maxLength 50 */
  identityName?: string
  identityType?: IdType
  /** @maxLength 30 */
  identityNo?: string
}
