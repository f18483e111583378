import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { privateRoute } from '../../http/define-route'
import { presentPlacedOrder } from '../../presenters/placed-order'
import { lockUser } from '../../services/accounts/lock-user'
import { cardDraft, checkCardLimit } from '../../services/cards/card-draft'
import { orderedHolder } from '../../services/cards/card-holder'
import { checkSeenPoints } from '../../services/cards/card-points'
import { cardOnOffer } from '../../services/cards/cards'
import { placePlainOrder } from '../../services/orders/place-plain-order'

export const createCardOrderRoute = privateRoute(createCardOrder, async (call) => {
  const { cardId, qty, payAmount, ...holder } = call.input
  const card = cardOnOffer(call.shop.catalogue, cardId)
  checkSeenPoints(card, call.input)
  const draft = cardDraft(card, qty, orderedHolder(card, holder, call.clock.now()))
  await lockUser(call)
  await checkCardLimit(call, card, qty)
  return presentPlacedOrder(await placePlainOrder(call, draft, payAmount))
})
