import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { Locale } from './locale'

dayjs.extend(utc)

/** China Standard Time, the offset of a venue that names none. Minutes east of UTC. */
const DEFAULT_UTC_OFFSET = 480

/** A moment on the clock of the venue. `at` in epoch ms, `utcOffset` in minutes. */
export function venueTime(at: number, utcOffset: number = DEFAULT_UTC_OFFSET): Dayjs {
  return dayjs.utc(at).utcOffset(utcOffset)
}

/** `UTC+8`, `UTC-3:30`: the clock of a venue, from its minutes east of UTC. */
export function zoneName(utcOffset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(utcOffset) / 60), Math.abs(utcOffset) % 60]
  return `UTC${utcOffset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** `2026-12-05 19:30:00 UTC+8`: when something was ordered, with the clock that says so. `at` in epoch ms. */
export function orderTimeText(at: number): string {
  return `${venueTime(at).format('YYYY-MM-DD HH:mm:ss')} ${zoneName(DEFAULT_UTC_OFFSET)}`
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

/** `2026.12.05 周六 19:30` or `Sat, Dec 5, 2026 19:30`: how a session is named everywhere. It ends with the clock. */
export function sessionTimeText(at: number, locale: Locale, utcOffset?: number): string {
  const time = venueTime(at, utcOffset)
  if (locale === 'en-US') {
    return `${weekdayName(time, locale)}, ${monthDayText(time, locale)}, ${time.format('YYYY HH:mm')}`
  }
  return `${time.format('YYYY.MM.DD')} ${weekdayName(time, locale)} ${time.format('HH:mm')}`
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

const LETTERS: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': ['一', '二', '三', '四', '五', '六', '日'],
  'zh-MO': ['一', '二', '三', '四', '五', '六', '日'],
  'en-US': ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
}

/** The shortest names of the days of the week, from Monday on. */
export function weekdayLetters(locale: Locale): readonly string[] {
  return LETTERS[locale]
}
