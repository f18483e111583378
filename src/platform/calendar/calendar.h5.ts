import type { Calendar } from './contract'
import { noCalendar } from './no-calendar'

/** Downloads a calendar file. */
export const calendar: Calendar = {
  ...noCalendar,
  isSupported: true,
  async add(event) {
    const { offerFile } = await import('./web/offer-file')
    offerFile(event)
    return { kind: 'added' }
  },
}
