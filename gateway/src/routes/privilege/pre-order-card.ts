import { preOrderCard } from '@/contracts/privilege/pre-order-card'
import { privateRoute } from '../../http/define-route'
import { presentPlainPrice } from '../../presenters/plain-price'
import { presentPolicies } from '../../presenters/policies'
import { cardDraft } from '../../services/cards/card-draft'
import { checkSeenPoints } from '../../services/cards/card-points'
import { cardOnOffer } from '../../services/cards/cards'
import { AGREEMENT_OF } from '../../services/orders/order-kinds'
import { priceForBuyer } from '../../services/pricing/find-deductions'

export const preOrderCardRoute = privateRoute(preOrderCard, async (call) => {
  const card = cardOnOffer(call.shop.catalogue, call.input.cardId)
  checkSeenPoints(card, call.input)
  const priced = await priceForBuyer(call, cardDraft(card, call.input.qty), {})
  const points = priced.price.deductions.reduce((total, { spends = 0 }) => total + spends, 0)
  const agreements = presentPolicies(call.shop.catalogue, call.locale, [AGREEMENT_OF.CARD])
  return { ...presentPlainPrice(priced, call.locale), points, needIdentity: card.needIdentity, agreements }
})
