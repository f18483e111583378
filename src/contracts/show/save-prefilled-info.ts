import { endpoint } from '../endpoint'
import type { PhoneContact } from '../order/order-contact'
import type { Id } from '../wire-types'
import type { Wish } from './get-prefilled-info'

export interface SavePrefilledInfoInput {
  showId: Id
  /**
   * In the order of preference.
   * @minItems 1
   * @maxItems 3
   */
  wishes: Wish[]
  /** @maxItems 6 */
  audienceIds: Id[]
  contact: PhoneContact
  /** Delivery address of tickets. */
  addressId?: Id
}

export interface SavePrefilledInfoOutput {
  valid: true
}

/** Prepares for the sale of a show; takes the place of what was prepared before (CAT-014). */
export const savePrefilledInfo = endpoint<SavePrefilledInfoInput, SavePrefilledInfoOutput>({
  method: 'POST',
  path: 'show/buyer/v3/pre_filed_info',
  priority: 'high',
  changes: ['registrations'],
})
