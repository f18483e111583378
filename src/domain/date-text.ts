import dayjs, { type Dayjs } from 'dayjs'
import type { Locale } from './locale'
import { monthDayText, venueTime } from './show-date'

/** `2026.12.05` or `Dec 5, 2026`, on the clock of the venue. `at` in epoch ms, `utcOffset` in minutes. */
export function dateText(at: number, locale: Locale, utcOffset?: number): string {
  return dayOf(venueTime(at, utcOffset), locale)
}

/** `2026.12.05 19:30` or `Dec 5, 2026 19:30`, on the clock of the venue. `at` in epoch ms, `utcOffset` in minutes. */
export function dateTimeText(at: number, locale: Locale, utcOffset?: number): string {
  return withTime(venueTime(at, utcOffset), locale)
}

/** `12.05 19:30` or `Dec 5 19:30`: where the year goes without saying. `at` in epoch ms, `utcOffset` in minutes. */
export function shortTimeText(at: number, locale: Locale, utcOffset?: number): string {
  const time = venueTime(at, utcOffset)
  return `${locale === 'en-US' ? monthDayText(time, locale) : time.format('MM.DD')} ${time.format('HH:mm')}`
}

/** A moment on the clock of the device: `2026.11.20 19:30` or `Nov 20, 2026 19:30`. `at` in epoch ms. */
export function momentText(at: number, locale: Locale): string {
  return withTime(dayjs(at), locale)
}

function withTime(time: Dayjs, locale: Locale): string {
  return `${dayOf(time, locale)} ${time.format('HH:mm')}`
}

function dayOf(day: Dayjs, locale: Locale): string {
  return locale === 'en-US' ? `${monthDayText(day, locale)}, ${day.year()}` : day.format('YYYY.MM.DD')
}
