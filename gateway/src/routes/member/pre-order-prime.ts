import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { privateRoute } from '../../http/define-route'
import { presentPlainPrice } from '../../presenters/plain-price'
import { memberDraft } from '../../services/memberships/member-draft'
import { chosenCoupon } from '../../services/pricing/deductions'
import { priceForBuyer } from '../../services/pricing/find-deductions'

export const preOrderPrimeRoute = privateRoute(preOrderPrime, async (call) => {
  const { primeCardId, couponId } = call.input
  const draft = memberDraft(call.shop.catalogue, primeCardId)
  return presentPlainPrice(await priceForBuyer(call, draft, chosenCoupon(couponId)), call.locale)
})
