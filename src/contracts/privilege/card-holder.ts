import type { IdType } from '../attendee/attendee'

/** Holder of a card that requires one (CARD-005). */
export interface CardHolderInput {
  /** @maxLength 50 */
  identityName?: string
  identityType?: IdType
  /** @maxLength 30 */
  identityNo?: string
}
