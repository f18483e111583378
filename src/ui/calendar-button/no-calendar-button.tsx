import type { CalendarButtonProps } from './contract'

/** Calendars are written by a call here, or not at all. */
export function NoCalendarButton(_props: CalendarButtonProps) {
  return null
}
