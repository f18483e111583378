import { listMasonry } from '@/contracts/layout/list-masonry'
import { findShows } from '../../catalogue/find-shows'
import { sharedRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'

export const listMasonryRoute = sharedRoute(listMasonry, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const now = clock.now()
  const shows = findShows(catalogue, { cityId: input.cityId }, now)
  return presentPage(shows, input, (show) => ({
    ...presentShowCard(catalogue, show, { locale, origin, now }),
    cardType: 'SHOW' as const,
  }))
})
