import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'
import type { ShowStatus } from './get-show-dynamic'
import type { ShowBasicInfo } from './get-show-static'

export interface GetShowPreviewInput {
  showId: Id
  /** The city that it is looked at from. */
  locationCityId?: Id
}

/** A show as its merchant sees it before it is on offer. */
export interface ShowPreview extends ShowBasicInfo {
  showStatus: ShowStatus
  minOriginalPriceInfo: PriceInfo
  maxOriginalPriceInfo: PriceInfo
}

/** A show that may not be on offer yet, for a link with `preview=1` (CAT-103). */
export const getShowPreview = endpoint<GetShowPreviewInput, ShowPreview>({
  path: 'show/pub/v1/shows/:showId/preview',
})
