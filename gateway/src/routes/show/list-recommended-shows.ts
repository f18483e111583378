import { listRecommendedShows } from '@/contracts/show/list-recommended-shows'
import { similarShows } from '../../catalogue/find-shows'
import { showCardOf } from '../../catalogue/show-cards'
import { publicRoute } from '../../handle'
import { mappedPage } from '../../page-of'

export const listRecommendedShowsRoute = publicRoute(
  listRecommendedShows,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    const shows = similarShows(catalogue, catalogue.show(input.showId), now)
    return mappedPage(shows, input, (show) => showCardOf(catalogue, show, { locale, origin, now }))
  },
)
