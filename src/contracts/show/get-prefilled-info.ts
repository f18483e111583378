import { endpoint } from '../endpoint'
import type { PhoneContact } from '../order/order-contact'
import type { Id } from '../wire-types'

/** Tickets wanted at the start of the sale; the first available one is bought. */
export interface Wish {
  bizShowSessionId: Id
  seatPlanId: Id
  /**
   * Units of the seat plan.
   * @asType integer
   * @minimum 1
   * @maximum 6
   */
  qty: number
}

export interface NamedWish extends Wish {
  /** Details, if requested. */
  sessionName?: string
  seatPlanName?: string
}

export interface GetPrefilledInfoInput {
  showId: Id
  /** Only wishes for this session. */
  bizShowSessionId?: Id
  /** @maxLength 32 */
  source?: string
  /** Names what is wished for. */
  needDetails?: boolean
}

export interface GetPrefilledInfoOutput {
  /** Something is prepared, and the user has ordered nothing since the sale began. */
  valid: boolean
  /** In words, where something was prepared and is over. */
  invalidReason?: string
  /** In the order of preference; empty where nothing is prepared. */
  wishes: NamedWish[]
  audienceIds: Id[]
  contact?: PhoneContact
  /** Delivery address of tickets; absent if none was chosen, or it was deleted. */
  addressId?: Id
}

/** Preparation of a user for the sale of a show (CAT-111; the spelling of the path is the specification's). */
export const getPrefilledInfo = endpoint<GetPrefilledInfoInput, GetPrefilledInfoOutput>({
  path: 'show/buyer/v3/pre_filed_info/:showId',
})
