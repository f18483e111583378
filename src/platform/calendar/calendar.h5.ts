import { calendarFile } from '@/domain/calendar-file'
import type { Calendar } from './contract'

/** A file that calendars open. */
export const calendar: Calendar = {
  isSupported: true,
  async add(event) {
    const address = URL.createObjectURL(new Blob([calendarFile(event)], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'show.ics'
    link.click()
    URL.revokeObjectURL(address)
    return { kind: 'added' }
  },
}
