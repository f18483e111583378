import type { Dayjs } from 'dayjs'
import type { Locale } from './locale'
import { monthDayText, venueTime } from './show-date'

/**
 * One date when the first and last show fall on the same day, else `yyyy.MM.dd - yyyy.MM.dd` (CAT-024); in English
 * `Dec 25, 2026`, `Dec 25–26, 2026`, or `Nov 28 – Dec 27, 2026`.
 */
export function displayShowTime(first: number, last: number, utcOffset?: number, locale: Locale = 'zh-CN'): string {
  const [begin, end] = [venueTime(first, utcOffset), venueTime(last, utcOffset)]
  const [from, to] = [begin.format('YYYY.MM.DD'), end.format('YYYY.MM.DD')]
  if (locale === 'en-US') return englishDates(begin, end, from === to)
  return from === to ? from : `${from} - ${to}`
}

function englishDates(begin: Dayjs, end: Dayjs, isOneDay: boolean): string {
  const last = `${monthDayText(end, 'en-US')}, ${end.year()}`
  if (isOneDay) return last
  const first = monthDayText(begin, 'en-US')
  if (begin.year() !== end.year()) return `${first}, ${begin.year()} – ${last}`
  return begin.month() === end.month() ? `${first}–${end.date()}, ${end.year()}` : `${first} – ${last}`
}
