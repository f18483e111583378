import type { Locale } from './locale'
import { monthDayText, startOfWeek, venueTime, weekdayName } from './show-date'

export interface NextSaleInput {
  soldOut: boolean
  /** Epoch ms of the next sale, when there is one. */
  latestSaleTime?: number
  utcOffset?: number
}

/** Time of the next sale; `null` if unknown. */
export type NextSale = { kind: 'soldOut' } | { kind: 'sale'; when: string } | null

/**
 * Sold out wins (CAT-057). A sale of this week is named by its weekday, a later one by its date, both with the time
 * (CAT-058, CAT-059). `now` in epoch ms; the words around `when` belong to the screen that shows it.
 */
export function nextSaleOf(show: NextSaleInput, now: number, locale: Locale): NextSale {
  if (show.soldOut) return { kind: 'soldOut' }
  if (show.latestSaleTime === undefined || show.latestSaleTime <= now) return null
  const sale = venueTime(show.latestSaleTime, show.utcOffset)
  const isThisWeek = startOfWeek(sale).isSame(startOfWeek(venueTime(now, show.utcOffset)))
  const day = isThisWeek ? weekdayName(sale, locale) : monthDayText(sale, locale)
  return { kind: 'sale', when: `${day} ${sale.format('HH:mm')}` }
}
