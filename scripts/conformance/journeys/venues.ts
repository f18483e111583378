import { getVenue } from '@/contracts/venue/get-venue'
import { listVenueShows } from '@/contracts/venue/list-venue-shows'
import { listVenues } from '@/contracts/venue/list-venues'
import { NothingToPlay } from '../visitor'
import type { Journey } from './journey'

export const venuesAreRead: Journey = {
  area: 'browse',
  title: 'Venues are read',
  needsLogin: false,
  async play(visitor) {
    const page = visitor.on('Venues', 'No venues')
    const [first] = await page.walk(listVenues, {}, ({ venueId }) => venueId)
    if (first === undefined) throw new NothingToPlay('the shop has no venues')
    const { venueId } = first
    const venue = await visitor.on('Venue', 'The page of a venue does not open').call(getVenue, { venueId })
    page.expect(venue.venueName === first.venueName, getVenue, 'content', 'a venue has another name on its page')
    await visitor.on('Venue', 'No shows of a venue').walk(listVenueShows, { venueId }, ({ showId }) => showId)
  },
}
