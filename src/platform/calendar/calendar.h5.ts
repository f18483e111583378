import type { Calendar } from './contract'

/** A file that calendars open. */
export const calendar: Calendar = {
  isSupported: true,
  async add(event) {
    const { offerFile } = await import('./web/offer-file')
    offerFile(event)
    return { kind: 'added' }
  },
}
