import dayjs from 'dayjs'

/** Nobody is older. */
export const FIRST_BIRTHDAY = '1900-01-01'

/** Whether a day (`yyyy-MM-dd`) is one of the calendar, and somebody alive at `now` (epoch ms) can be born on it. */
export function isPastDay(day: string, now: number): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const at = dayjs(new Date(year, month - 1, date))
  return at.format('YYYY-MM-DD') === day && day >= FIRST_BIRTHDAY && at.valueOf() <= now
}
