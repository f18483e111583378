import type { Refused } from '../refused'

/** Times in ms. */
export interface CalendarEvent {
  /** Entry id: a file with the same id replaces the entry. */
  id: string
  title: string
  startAt: number
  endAt: number
  place: string
}

export type CalendarOutcome = { kind: 'added' } | { kind: 'unsupported' } | Refused

/** The phone's calendar. */
export interface Calendar {
  /** False if screens hide the option. */
  readonly isSupported: boolean
  /** True if the vendor's own button adds the entry (`ui/calendar-button`) instead of `add`. */
  readonly hasVendorButton: boolean
  /** Interprets a result of that button. */
  readAnswer(detail: unknown): CalendarOutcome
  /** Requires a tap. Never rejects. */
  add(event: CalendarEvent): Promise<CalendarOutcome>
}
