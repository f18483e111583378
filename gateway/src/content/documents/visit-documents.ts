import type { Day, DocumentId, Money, PictureChoice, TimeOfDay, Weekday, WrittenText } from './written-values'

/** Visits at times that users reserve, such as tours of the house: `reservations/<id>.yaml`. */
export interface ReservationDocument extends PictureChoice {
  name: WrittenText
  about: WrittenText
  /** Document of `venues`. */
  venue: DocumentId
  /** First and last day of visits. */
  from: Day
  to: Day
  /** Days of the week; every day by default. */
  weekdays?: Weekday[]
  /**
   * Times of each day.
   *
   * @minItems 1
   */
  times: { begins: TimeOfDay; ends: TimeOfDay }[]
  /**
   * People at a time.
   *
   * @asType integer
   * @minimum 1
   */
  places: number
  /**
   * People of a reservation; 4 by default.
   *
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  maxPerOrder?: number
  /** Price per person; free by default. */
  price?: Money
  /** True if every visitor is named. */
  isNamed?: boolean
}

/** A car park with payment in the shop: `car-parks/<id>.yaml`. */
export interface CarParkDocument {
  name: WrittenText
  /** Document of `venues`. */
  venue: DocumentId
  /**
   * Minutes before it costs anything.
   *
   * @asType integer
   * @minimum 0
   */
  freeMinutes: number
  /** Fee of each hour that has begun. */
  hour: Money
  /** Highest fee in 24 hours. */
  dayMax: Money
  /**
   * Minutes to leave after payment; 15 by default.
   *
   * @asType integer
   * @minimum 1
   */
  leaveMinutes?: number
}
