export { MiniDayField as DayField } from './mini-day-field'
