import { calendarFile } from '@/domain/calendar-file'
import type { CalendarEvent } from '../contract'

/** Hands the browser a file that calendars open. */
export function offerFile(event: CalendarEvent): void {
  const address = URL.createObjectURL(new Blob([calendarFile(event)], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'show.ics'
  link.click()
  URL.revokeObjectURL(address)
}
