import type { Calendar } from './contract'
import { noCalendar } from './no-calendar'

/** A file that calendars open. */
export const calendar: Calendar = {
  ...noCalendar,
  isSupported: true,
  async add(event) {
    const { offerFile } = await import('./web/offer-file')
    offerFile(event)
    return { kind: 'added' }
  },
}
