import type { Refused } from '../refused'

/** Times in ms. */
export interface CalendarEvent {
  /** Of what it is for: a file with the same id replaces the entry. */
  id: string
  title: string
  startAt: number
  endAt: number
  place: string
}

export type CalendarOutcome = { kind: 'added' } | { kind: 'unsupported' } | Refused

/** The phone's calendar. */
export interface Calendar {
  /** False if screens offer nothing. */
  readonly isSupported: boolean
  /** The vendor's own button writes into the calendar (`ui/calendar-button`), and `add` does not. */
  readonly hasVendorButton: boolean
  /** What an answer of that button means. */
  readAnswer(detail: unknown): CalendarOutcome
  /** Only for a tap. Never rejects. */
  add(event: CalendarEvent): Promise<CalendarOutcome>
}
