import type { LocalText } from '../../texts/text'

/** A city the shop sells in. */
export interface Site {
  /** Site and city share one id, such as `BL1106` (SHELL-074). */
  siteId: string
  cityId: string
  /** Administrative code of the province or region. */
  provinceId: string
  name: LocalText
  /** Group letter in the city selector, `A` to `Z`. */
  initial: string
  /** Pinyin syllables of the Chinese name. */
  pinyin: string
  lat: number
  lng: number
  isHot: boolean
}

export type VenueKind =
  | 'STADIUM'
  | 'ARENA'
  | 'THEATRE'
  | 'CONCERT_HALL'
  | 'LIVE_HOUSE'
  | 'GALLERY'
  | 'STUDIO'
  | 'TEA_HOUSE'

export interface Venue {
  venueId: string
  /** Stable short name, such as `sh-arena`. */
  key: string
  kind: VenueKind
  cityId: string
  name: LocalText
  address: LocalText
  /** Directions and notes, plain text. */
  directions: LocalText
  lat: number
  lng: number
  /** Approximate number of seats, or of concurrent visitors. */
  capacity: number
}
