import type { Locale } from './locale'
import { monthDayText, startOfWeek, venueTime, weekdayName } from './show-date'

export interface NextSaleInput {
  soldOut: boolean
  /** Epoch ms of the next sale, when there is one. */
  latestSaleTime?: number
  utcOffset?: number
}

/** When tickets come (again): sold out wins; this week names the weekday and time, later names the date. */
export type NextSale = { kind: 'soldOut' } | { kind: 'thisWeek' | 'later'; when: string } | null

/** `now` in epoch ms. The words around `when` belong to the screen. */
export function nextSaleOf(show: NextSaleInput, now: number, locale: Locale): NextSale {
  if (show.soldOut) return { kind: 'soldOut' }
  if (show.latestSaleTime === undefined || show.latestSaleTime <= now) return null
  const sale = venueTime(show.latestSaleTime, show.utcOffset)
  const isThisWeek = startOfWeek(sale).isSame(startOfWeek(venueTime(now, show.utcOffset)))
  if (isThisWeek) return { kind: 'thisWeek', when: `${weekdayName(sale, locale)} ${sale.format('HH:mm')}` }
  return { kind: 'later', when: monthDayText(sale, locale) }
}
