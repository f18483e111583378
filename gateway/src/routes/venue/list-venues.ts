import { type ListVenuesInput, listVenues } from '@/contracts/venue/list-venues'
import type { VenueCard } from '@/contracts/venue/venue-card'
import { kilometresBetween } from '../../catalogue/distance'
import { sharedRoute } from '../../http/define-route'
import { distanceText } from '../../presenters/distance-text'
import { presentVenueCard } from '../../presenters/offer-cards'
import { presentPage } from '../../presenters/page'

export const listVenuesRoute = sharedRoute(
  listVenues,
  async ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const keyword = input.keyword?.trim()
    const found = keyword ? (await catalogue.search()).findVenues(keyword) : catalogue.content.venues
    const viewer = { locale, origin, now: clock.now() }
    const cards = found
      .filter(({ cityId }) => input.cityId === undefined || cityId === input.cityId)
      .map((venue) => presentVenueCard(catalogue, venue, viewer))
    return presentPage(sorted(cards, input), input, (card) => card)
  },
)

/** The nearest first with a position; otherwise the busiest, unless searched. */
function sorted(cards: VenueCard[], { lat, lng, keyword = '' }: ListVenuesInput): VenueCard[] {
  if (lat !== undefined && lng !== undefined) {
    const far = (card: VenueCard) => kilometresBetween(card, { lat, lng })
    return cards.sort((a, b) => far(a) - far(b)).map((card) => ({ ...card, distanceText: distanceText(far(card)) }))
  }
  return keyword.trim() === '' ? cards.sort((a, b) => b.onSaleShowCount - a.onSaleShowCount) : cards
}
