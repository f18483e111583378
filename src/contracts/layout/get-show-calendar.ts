import { endpoint } from '../endpoint'
import type { ShowCard } from '../show/show-card'
import type { Id } from '../wire-types'

export interface GetShowCalendarInput {
  cityId?: Id
  /**
   * `yyyy-MM`
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  month: string
}

export interface ShowDay {
  /** `yyyy-MM-dd` */
  date: string
  count: number
  /** The hottest of the day. */
  shows: ShowCard[]
}

/** The days of a month that have shows. */
export type GetShowCalendarOutput = ShowDay[]

/** Days of a month with the shows of each (contract C23). */
export const getShowCalendar = endpoint<GetShowCalendarInput, GetShowCalendarOutput>({
  path: 'home/pub/v5/show_calendar',
})
