import { getShowCalendar } from '@/contracts/layout/get-show-calendar'
import { showCardOf } from '../../catalogue/show-cards'
import { showDays } from '../../catalogue/show-days'
import { publicRoute } from '../../handle'

/** Shows of a day that are named; the list page has them all. */
const SHOWS_A_DAY = 3

export const getShowCalendarRoute = publicRoute(
  getShowCalendar,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    return showDays(catalogue, input, now).map(({ date, shows }) => ({
      date,
      count: shows.length,
      shows: shows.slice(0, SHOWS_A_DAY).map((show) => showCardOf(catalogue, show, { locale, origin, now })),
    }))
  },
)
