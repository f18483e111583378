import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { GetShowStaticOutput } from './get-show-static'

export interface GetShowStaticDataInput {
  showId: Id
}

/** The static part of a show, as clients before version 5 request it (CAT-107). */
export const getShowStaticData = endpoint<GetShowStaticDataInput, GetShowStaticOutput>({
  path: 'show/pub/v3/show_static_data/:showId',
})
