import type { Locale } from './locale'
import { monthDayText, venueTime } from './show-date'

/**
 * Days of a show: one date when the first and last fall on the same day (CAT-024), in English `Dec 25, 2026`; else
 * `yyyy.MM.dd - yyyy.MM.dd` in every language (CAT-025, D-35).
 */
export function displayShowTime(first: number, last: number, utcOffset?: number, locale: Locale = 'zh-CN'): string {
  const [begin, end] = [venueTime(first, utcOffset), venueTime(last, utcOffset)]
  const [from, to] = [begin.format('YYYY.MM.DD'), end.format('YYYY.MM.DD')]
  if (from !== to) return `${from} - ${to}`
  return locale === 'en-US' ? `${monthDayText(begin, locale)}, ${begin.year()}` : from
}
