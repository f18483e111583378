import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { privateRoute } from '../../http/define-route'
import { presentOwnCard } from '../../presenters/own-card'
import { cardsOf } from '../../services/cards/cards'

export const listOwnCardsRoute = privateRoute(listOwnCards, async (call) => {
  const own = await cardsOf(call.db, call.user.userId)
  return Promise.all(own.map((card) => presentOwnCard(card, call)))
})
