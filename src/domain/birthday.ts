import dayjs from 'dayjs'

/** Earliest possible birthday. */
export const FIRST_BIRTHDAY = '1900-01-01'

/** True for a real day (`yyyy-MM-dd`) that is a possible birthday of a person alive at `now` (epoch ms). */
export function isPastDay(day: string, now: number): boolean {
  return isCalendarDay(day) && day >= FIRST_BIRTHDAY && momentOf(day).valueOf() <= now
}

/** True for a day (`yyyy-MM-dd`) of the calendar: 30 February is none. */
export function isCalendarDay(day: string): boolean {
  return momentOf(day).format('YYYY-MM-DD') === day
}

function momentOf(day: string): dayjs.Dayjs {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return dayjs(new Date(year, month - 1, date))
}
