import type { Locale } from './locale'
import { monthDayText, venueTime, weekdayName } from './show-date'

/** `2026.12.05 周六 19:30` or `Sat, Dec 5, 2026 19:30`: how a session is named everywhere. It ends with the clock. */
export function sessionTimeText(at: number, locale: Locale, utcOffset?: number): string {
  const time = venueTime(at, utcOffset)
  if (locale === 'en-US') {
    return `${weekdayName(time, locale)}, ${monthDayText(time, locale)}, ${time.format('YYYY HH:mm')}`
  }
  return `${time.format('YYYY.MM.DD')} ${weekdayName(time, locale)} ${time.format('HH:mm')}`
}

/** A time that can be reserved: `2026.12.05 周六 10:00–11:00`. Its day is `yyyy-MM-dd`, its hours `HH:mm`, at the place. */
export function slotTimeText(slot: { date: string; begin: string; end: string }, locale: Locale): string {
  return `${sessionTimeText(Date.parse(`${slot.date}T${slot.begin}Z`), locale, 0)}–${slot.end}`
}
