import { calendarFile } from '@/domain/calendar-file'
import { offerText } from '../../offer-download'
import type { CalendarEvent } from '../contract'

/** Hands the browser a file that calendars open. */
export function offerFile(event: CalendarEvent): void {
  offerText(calendarFile(event, Date.now()), 'text/calendar', 'show.ics')
}
