import { calendarFile } from '@/domain/calendar-file'
import { offerDownload } from '../../offer-download'
import type { CalendarEvent } from '../contract'

/** Hands the browser a file that calendars open. */
export function offerFile(event: CalendarEvent): void {
  const address = URL.createObjectURL(new Blob([calendarFile(event, Date.now())], { type: 'text/calendar' }))
  offerDownload(address, 'show.ics')
  URL.revokeObjectURL(address)
}
