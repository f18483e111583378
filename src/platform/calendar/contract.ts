/** Times in ms. */
export interface CalendarEvent {
  title: string
  startAt: number
  endAt: number
  place: string
}

export type CalendarOutcome =
  | { kind: 'added' }
  | { kind: 'cancelled' }
  | { kind: 'denied' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** The phone's calendar. */
export interface Calendar {
  /** False where screens offer nothing. */
  readonly isSupported: boolean
  /** Only for a tap. Never rejects. */
  add(event: CalendarEvent): Promise<CalendarOutcome>
}
