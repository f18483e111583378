import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** Part of a name; a HIGHLIGHT part matches what was searched for. */
export interface NamePart {
  type: 'TEXT' | 'HIGHLIGHT'
  value: string
}

export interface ShowTag {
  /** MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY are drawn highlighted (CAT-022). */
  type: string
  title: string
}

/** A show as an item of a list. */
export interface ShowCard {
  showId: Id
  id: Id
  showName: string
  showNameArr: NamePart[]
  posterUrl: string
  /** The poster's main colour, shown until it has loaded. */
  posterColor: string
  backendCategory: { displayName: string }
  showStatusDisplay: string
  showStatusDisplayLong: string
  /** First day, `yyyy.MM.dd`. */
  showDate: string
  displayShowTime: string
  venueName: string
  venueNameArr: NamePart[]
  cityName: string
  showTags: ShowTag[]
  advertise: boolean
  isSensitive: boolean
  isFree: boolean
  /** Absent where the price is hidden. */
  minOriginalPriceInfo?: PriceInfo
  /** Overrides the price: 0 hides it, -1 means to be determined, above 0 is in cents (CAT-055). */
  customPrice?: number
  seatPlanDisplayAdvance?: string
  seatPlanDisplayDesc?: string
  supportPromotion: boolean
  discountPrivilegeIds: Id[]
}
