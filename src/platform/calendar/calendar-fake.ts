import type { Calendar, CalendarEvent, CalendarOutcome } from './contract'

/** A calendar that records its entries. */
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
