import { searchShows } from '@/contracts/show/search-shows'
import { findShows } from '../../catalogue/find-shows'
import { showCardOf } from '../../catalogue/show-cards'
import { publicRoute } from '../../handle'
import { mappedPage } from '../../page-of'

export const searchShowsRoute = publicRoute(searchShows, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const now = clock.now()
  return mappedPage(findShows(catalogue, input, now), input, (show) =>
    showCardOf(catalogue, show, { locale, origin, now }, input.keyword.trim()),
  )
})
