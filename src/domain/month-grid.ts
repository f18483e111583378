import dayjs from 'dayjs'
import type { Locale } from './locale'
import { MONTHS } from './show-date'

/**
 * The days of a month in weeks from Monday to Sunday: `yyyy-MM-dd`, null if the week lies in another month.
 * `month` is `yyyy-MM`.
 */
export function monthGrid(month: string): (string | null)[][] {
  const first = dayjs(`${month}-01`)
  const offset = (first.day() + 6) % 7
  const days = first.daysInMonth()
  const weeks = Math.ceil((offset + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - offset + 1
      return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : null
    }),
  )
}

/** The month before (-1) or after (1), `yyyy-MM`. */
export function otherMonth(month: string, step: number): string {
  return dayjs(`${month}-01`).add(step, 'month').format('YYYY-MM')
}

/** `2026.12` or `Dec 2026`. `month` as `2026-12`. */
export function monthText(month: string, locale: Locale): string {
  const [year = '', of = ''] = month.split('-')
  return locale === 'en-US' ? `${MONTHS[Number(of) - 1] ?? ''} ${year}` : `${year}.${of}`
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
