import { getVenue } from '@/contracts/venue/get-venue'
import { sharedRoute } from '../../http/define-route'
import { presentVenueCard } from '../../presenters/offer-cards'

export const getVenueRoute = sharedRoute(getVenue, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const venue = catalogue.venue(input.venueId)
  const site = catalogue.content.sites.find(({ cityId }) => cityId === venue.cityId)
  return {
    ...presentVenueCard(catalogue, venue, { locale, origin, now: clock.now() }),
    cityName: site?.name[locale] ?? '',
    directions: venue.directions[locale],
    capacity: venue.capacity,
  }
})
