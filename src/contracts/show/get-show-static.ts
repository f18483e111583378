import { endpoint } from '../endpoint'
import type { Announcement } from '../layout/navigation-components'
import type { EpochMs, Id } from '../wire-types'
import type { ShowTag } from './show-card'

export interface GetShowStaticInput {
  showId: Id
  cityId?: Id
  source?: 'FROM_QUICK_ORDER' | 'FROM_BACKEND'
  orderId?: Id
  promotionId?: Id
  siteId?: Id
}

export interface GetShowStaticOutput {
  basicInfo: ShowBasicInfo
  notices: Announcement[]
  serviceNotes: ServiceNote[]
  shareInfo: { title: string; imgUrl: string }
  performers: { name: string; avatar: string }[]
}

/** Static part of a show. */
export interface ShowBasicInfo {
  showId: Id
  stdShowId: Id
  showName: string
  posterUrl: string
  posterColor: string
  showDate: string
  /** Already formatted, one day or a range. */
  displayShowTime: string
  firstShowTime: EpochMs
  lastShowTime: EpochMs
  showType: string
  sourceType: 'FROM_QUICK_ORDER' | 'FROM_BACKEND'
  cityId: Id
  cityName: string
  venueId: Id
  venueName: string
  venueAddress: string
  venueLat: number
  venueLng: number
  showTags: ShowTag[]
  whiteTags: string[]
  minLimitAge?: number
  backendCategory: { code: string; displayName: string }
  /** Absent for a show that is no stop of a tour (CAT-141). */
  tour?: { tourId: Id; tourName: string }
  /** Minutes east of UTC on the venue's clock. */
  utcOffset: number
  /** A note that times are the venue's, where they may surprise. */
  localTimeTxt?: string
  seatPlanURL?: string
  displayFraudFlag: boolean
  isSensitive: boolean
}

/** Notes for buyers: refunds, real names, delivery. */
export interface ServiceNote {
  title: string
  desc: string
}

/** Static part of a show: name, place, notices. */
export const getShowStatic = endpoint<GetShowStaticInput, GetShowStaticOutput>({
  path: 'show/pub/v5/show/:showId/static',
})
