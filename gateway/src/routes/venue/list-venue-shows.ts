import { listVenueShows } from '@/contracts/venue/list-venue-shows'
import { findShows } from '../../catalogue/find-shows'
import { sharedRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'

export const listVenueShowsRoute = sharedRoute(
  listVenueShows,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const { venueId } = catalogue.venue(input.venueId)
    const viewer = { locale, origin, now: clock.now() }
    const { index } = catalogue
    const shows = findShows(catalogue, { sortType: 'TIME_ASC' }, viewer.now, index.setOf(index.atVenue(venueId)))
    return presentPage(shows, input, (show) => presentShowCard(catalogue, show, viewer))
  },
)
