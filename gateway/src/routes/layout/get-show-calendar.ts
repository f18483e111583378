import { getShowCalendar } from '@/contracts/layout/get-show-calendar'
import { showDays } from '../../catalogue/show-days'
import { sharedRoute } from '../../http/define-route'
import { presentShowCard } from '../../presenters/show-card'

/** Shows of a day that are named; the list page has them all. */
const SHOWS_A_DAY = 3

export const getShowCalendarRoute = sharedRoute(
  getShowCalendar,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    return showDays(catalogue, input, now, SHOWS_A_DAY).map(({ date, count, shows }) => ({
      date,
      count,
      shows: shows.map((show) => presentShowCard(catalogue, show, { locale, origin, now })),
    }))
  },
)
