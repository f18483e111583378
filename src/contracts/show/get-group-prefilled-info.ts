import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { GetPrefilledInfoInput, GetPrefilledInfoOutput } from './get-prefilled-info'

export interface GetGroupPrefilledInfoInput extends Omit<GetPrefilledInfoInput, 'showId'> {
  showGroupId: Id
}

export interface GetGroupPrefilledInfoOutput extends GetPrefilledInfoOutput {
  /** The show that it was prepared for; absent where nothing is. */
  showId?: Id
}

/** Latest preparation of a user for any show of a group (CAT-111). */
export const getGroupPrefilledInfo = endpoint<GetGroupPrefilledInfoInput, GetGroupPrefilledInfoOutput>({
  path: 'buyer/v1/pre_filed_info/:showGroupId',
})
