import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { GetShowDynamicOutput } from './get-show-dynamic'

export interface GetShowDynamicDataInput {
  showId: Id
}

/** What of a show may change any moment, as clients before version 5 ask for it (CAT-107). */
export const getShowDynamicData = endpoint<GetShowDynamicDataInput, GetShowDynamicOutput>({
  path: 'show/pub/v3/show_dynamic_data/:showId',
})
