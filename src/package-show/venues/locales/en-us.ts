import type { VenuesTextKey } from './zh-cn'

const enUS: Record<VenuesTextKey, string> = {
  'venueList.title': 'Venues',
  'venueList.empty': 'No venues in this city yet',
  'venue.title': 'Venue',
  'venue.way': 'Getting there',
  'venue.capacity': 'About {count} seats',
  'venue.shows': "What's on here",
  'venue.noShows': 'No shows here yet',
}

export default enUS
