import { listCardRange } from '@/contracts/privilege/list-card-range'
import { publicRoute } from '../../http/define-route'
import { presentSpuCard, presentVenueCard } from '../../presenters/offer-cards'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'
import { goodsForCard, showsForCard, venuesForCard } from '../../services/cards/card-range'
import { cardOnOffer } from '../../services/cards/cards'

export const listCardRangeRoute = publicRoute(
  listCardRange,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const viewer = { locale, origin, now: clock.now() }
    const card = cardOnOffer(catalogue, input.cardId)
    switch (input.type) {
      case 'VENUE':
        return presentPage(venuesForCard(catalogue, card, viewer.now), input, (venue) =>
          presentVenueCard(catalogue, venue, viewer),
        )
      case 'ITEM':
        return presentPage(goodsForCard(catalogue, card), input, (goods) => presentSpuCard(goods, viewer))
      default:
        return presentPage(showsForCard(catalogue, card, viewer.now), input, (show) =>
          presentShowCard(catalogue, show, viewer),
        )
    }
  },
)
