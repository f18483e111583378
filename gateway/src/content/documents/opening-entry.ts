import type { Day, DocumentId, Money, TimeOfDay, Weekday, WrittenText } from './written-values'

/** Opening of an exhibition as a rule, in place of its sessions: `entry` of the show is `hours` or `slot`. */
export interface OpeningEntry {
  /** First and last day. */
  from: Day
  to: Day
  opens: TimeOfDay
  closes: TimeOfDay
  /** Last entry; at the close by default. */
  lastEntry?: TimeOfDay
  /**
   * Minutes between the begins of two slots, of `entry: slot`.
   *
   * @asType integer
   * @minimum 5
   * @maximum 720
   */
  slotMinutes?: number
  /** Days of the week on which it is open; every day by default. */
  weekdays?: Weekday[]
  /** Days on which it is closed. */
  closed?: Day[]
  /** Days with prices or stock of their own; the last one that a day belongs to counts. */
  dayTypes?: DayTypeEntry[]
}

/** Days of a kind, such as weekends or holidays. */
export interface DayTypeEntry {
  id: DocumentId
  /** Shown beside the session. */
  name: WrittenText
  weekdays?: Weekday[]
  /** Single days, open also on a weekday that is closed otherwise. */
  days?: Day[]
  /** Other prices or stock than those of the show, by price. */
  prices?: { [price: string]: { price?: Money; stock?: number } }
}
