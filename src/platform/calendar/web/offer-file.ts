import { calendarFile } from '@/domain/calendar-file'
import { offerText } from '../../offer-download'
import type { CalendarEvent } from '../contract'

/** Downloads a calendar file in the browser. */
export function offerFile(event: CalendarEvent): void {
  offerText(calendarFile(event, Date.now()), 'text/calendar', 'show.ics')
}
