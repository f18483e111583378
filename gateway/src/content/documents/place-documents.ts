import type { DocumentId, WrittenText } from './written-values'

/** A city in which the shop sells: `cities/<id>.yaml`. */
export interface CityDocument {
  name: WrittenText
  /** Code of the city in the app, such as `BL1106` for Shanghai; made from the id by default. */
  code?: string
  /**
   * Administrative code of its province, such as `310000`.
   *
   * @pattern ^\d{6}$
   */
  province?: string
  /** Pinyin syllables of its Chinese name, such as `shang hai`. */
  pinyin: string
  /** Time zone, such as `Asia/Shanghai`. */
  timeZone?: string
  /**
   * Latitude and longitude.
   *
   * @minItems 2
   * @maxItems 2
   */
  at: number[]
  isHot?: boolean
}

/** A venue: `venues/<id>.yaml`. */
export interface VenueDocument {
  name: WrittenText
  kind: 'stadium' | 'arena' | 'theatre' | 'concert-hall' | 'live-house' | 'gallery' | 'studio' | 'tea-house'
  /** Document of `cities`. */
  city: DocumentId
  address: WrittenText
  /** Directions and notes, plain text. */
  directions: WrittenText
  /**
   * Latitude and longitude.
   *
   * @minItems 2
   * @maxItems 2
   */
  at: number[]
  /**
   * Seats, or visitors at a time.
   *
   * @minimum 1
   */
  capacity: number
}

/** A tour: `tours/<id>.yaml`. Its shows name it. */
export interface TourDocument {
  name: WrittenText
  about: WrittenText
}
