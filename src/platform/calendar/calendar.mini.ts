export { noCalendar as calendar } from './no-calendar'
