import { listCards } from '@/contracts/privilege/list-cards'
import { publicRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentPrivilegeCard } from '../../presenters/privilege-card'
import { isOfUseIn } from '../../services/cards/card-range'

export const listCardsRoute = publicRoute(listCards, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const now = clock.now()
  const { cityId } = input
  const cards = catalogue.content.offers.cards.filter(
    (card) => cityId === undefined || isOfUseIn(catalogue, card, { cityId, now }),
  )
  return presentPage(cards, input, (card) => presentPrivilegeCard(card, { locale, origin, now }))
})
