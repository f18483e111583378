import { listMasonry } from '@/contracts/layout/list-masonry'
import { findShows } from '../../catalogue/find-shows'
import { showCardOf } from '../../catalogue/show-cards'
import { publicRoute } from '../../handle'
import { mappedPage } from '../../page-of'

export const listMasonryRoute = publicRoute(listMasonry, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const now = clock.now()
  const shows = findShows(catalogue, { cityId: input.cityId }, now)
  return mappedPage(shows, input, (show) => ({
    ...showCardOf(catalogue, show, { locale, origin, now }),
    cardType: 'SHOW' as const,
  }))
})
