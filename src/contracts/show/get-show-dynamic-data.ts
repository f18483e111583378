import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { GetShowDynamicOutput } from './get-show-dynamic'

export interface GetShowDynamicDataInput {
  showId: Id
}

/** The dynamic part of a show, as clients before version 5 request it (CAT-107). */
export const getShowDynamicData = endpoint<GetShowDynamicDataInput, GetShowDynamicOutput>({
  path: 'show/pub/v3/show_dynamic_data/:showId',
})
