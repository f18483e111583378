import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { Locale } from './locale'

dayjs.extend(utc)

/** China Standard Time, the offset of a venue that names none. Minutes east of UTC. */
export const DEFAULT_UTC_OFFSET = 480

/** A moment on the clock of the venue. `at` in epoch ms, `utcOffset` in minutes. */
export function venueTime(at: number, utcOffset: number = DEFAULT_UTC_OFFSET): Dayjs {
  return dayjs.utc(at).utcOffset(utcOffset)
}

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'zh-MO': ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

/** `周六`, `週六` or `Sat`. */
export function weekdayName(day: Dayjs, locale: Locale): string {
  return WEEKDAYS[locale][day.day()] ?? ''
}

/** Short English names of the months. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `12月5日` or `Dec 5`. */
export function monthDayText(day: Dayjs, locale: Locale): string {
  if (locale === 'en-US') return `${MONTHS[day.month()] ?? ''} ${day.date()}`
  return `${day.month() + 1}月${day.date()}日`
}

/** The Monday 00:00 of the week a moment lies in: weeks start on Monday. */
export function startOfWeek(day: Dayjs): Dayjs {
  return day.startOf('day').subtract((day.day() + 6) % 7, 'day')
}

/** Seconds as `05:09`, with hours in front when there are any: `1:02:03`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const pad = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const rest = `${pad(Math.floor((whole % 3600) / 60))}:${pad(whole % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

/** Seconds as whole days, and the rest as `5:09:00`; without days as `durationText` has it. */
export function longDuration(seconds: number): { days: number; time: string } {
  const days = Math.floor(Math.max(0, seconds) / DAY_SECONDS)
  const rest = Math.max(0, seconds) % DAY_SECONDS
  const time = durationText(rest)
  return { days, time: days > 0 && rest < HOUR_SECONDS ? `0:${time}` : time }
}
