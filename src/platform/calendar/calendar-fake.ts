import type { Calendar, CalendarEvent, CalendarOutcome } from './contract'

/** A calendar that remembers what was put into it. */
export class FakeCalendar implements Calendar {
  isSupported = true
  hasVendorButton = false
  outcome: CalendarOutcome = { kind: 'added' }
  readonly events: CalendarEvent[] = []

  readAnswer = () => this.outcome

  async add(event: CalendarEvent): Promise<CalendarOutcome> {
    this.events.push(event)
    return this.outcome
  }
}
