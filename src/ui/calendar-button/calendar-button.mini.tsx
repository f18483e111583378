export { NoCalendarButton as CalendarButton } from './no-calendar-button'
