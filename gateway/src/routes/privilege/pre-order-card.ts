import { preOrderCard } from '@/contracts/privilege/pre-order-card'
import { privateRoute } from '../../http/define-route'
import { presentPlainPrice } from '../../presenters/plain-price'
import { cardDraft } from '../../services/cards/card-draft'
import { cardOnOffer } from '../../services/cards/cards'
import { priceForBuyer } from '../../services/pricing/find-deductions'

export const preOrderCardRoute = privateRoute(preOrderCard, async (call) => {
  const card = cardOnOffer(call.shop.catalogue, call.input.cardId)
  const priced = await priceForBuyer(call, cardDraft(card, call.input.qty), {})
  return { ...presentPlainPrice(priced, call.locale), needIdentity: card.needIdentity }
})
