import { listRecommendedShows } from '@/contracts/show/list-recommended-shows'
import { similarShows } from '../../catalogue/find-shows'
import { sharedRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'

export const listRecommendedShowsRoute = sharedRoute(
  listRecommendedShows,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    const shows = similarShows(catalogue, catalogue.show(input.showId), now)
    return presentPage(shows, input, (show) => presentShowCard(catalogue, show, { locale, origin, now }))
  },
)
