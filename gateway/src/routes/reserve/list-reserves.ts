import { listReserves } from '@/contracts/reserve/list-reserves'
import { publicRoute } from '../../http/define-route'
import { presentReserveCard } from '../../presenters/offer-cards'
import { presentPage } from '../../presenters/page'

export const listReservesRoute = publicRoute(
  listReserves,
  async ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const { cityId } = input
    const isThere = (venueId: string) => cityId === undefined || catalogue.venue(venueId).cityId === cityId
    const places = catalogue.content.offers.reservations.filter(({ venueId }) => isThere(venueId))
    return presentPage(places, input, (place) =>
      presentReserveCard(catalogue, place, { locale, origin, now: clock.now() }),
    )
  },
)
