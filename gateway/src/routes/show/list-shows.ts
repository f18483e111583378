import { listShows } from '@/contracts/show/list-shows'
import { findShows } from '../../catalogue/find-shows'
import { sharedRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'

export const listShowsRoute = sharedRoute(listShows, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const now = clock.now()
  return presentPage(findShows(catalogue, input, now), input, (show) =>
    presentShowCard(catalogue, show, { locale, origin, now }),
  )
})
