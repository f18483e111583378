import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { privateRoute } from '../../http/define-route'
import { presentPlainPrice } from '../../presenters/plain-price'
import { memberDraft } from '../../services/memberships/member-draft'
import { priceForBuyer } from '../../services/pricing/find-deductions'

export const preOrderPrimeRoute = privateRoute(preOrderPrime, async (call) => {
  const draft = memberDraft(call.shop.catalogue, call.input.primeCardId)
  return presentPlainPrice(await priceForBuyer(call, draft, {}), call.locale)
})
