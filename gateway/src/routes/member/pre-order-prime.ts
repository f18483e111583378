import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { priceInfoFromCents } from '@/domain/money'
import { privateRoute } from '../../http/define-route'
import { presentCouponOffers } from '../../presenters/coupon-offer'
import { presentPlainPrice } from '../../presenters/plain-price'
import { presentPolicies } from '../../presenters/policies'
import { couponOffers } from '../../services/coupons/coupon-deductions'
import { memberDraft } from '../../services/memberships/member-draft'
import { AGREEMENT_OF } from '../../services/orders/order-kinds'
import { chosenCoupon } from '../../services/pricing/deductions'
import { priceForBuyer } from '../../services/pricing/find-deductions'

export const preOrderPrimeRoute = privateRoute(preOrderPrime, async (call) => {
  const { primeCardId, couponId } = call.input
  const { locale, shop } = call
  const draft = memberDraft(shop.catalogue, primeCardId)
  const priced = await priceForBuyer(call, draft, chosenCoupon(couponId))
  const offers = await couponOffers(call, draft, [])
  return {
    ...presentPlainPrice(priced, locale),
    total: priceInfoFromCents(priced.price.payCents),
    coupons: presentCouponOffers(offers, call, { checkedIds: couponId ? [couponId] : [] }),
    agreements: presentPolicies(shop.catalogue, locale, [AGREEMENT_OF.MEMBER]),
  }
})
