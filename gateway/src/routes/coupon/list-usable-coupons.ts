import { listUsableCoupons } from '@/contracts/coupon/list-usable-coupons'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { privateRoute } from '../../http/define-route'
import { presentCouponOffers } from '../../presenters/coupon-offer'
import { couponOffers } from '../../services/coupons/coupon-deductions'
import { priceForBuyer } from '../../services/pricing/find-deductions'
import { ticketDraft, wantedItems } from '../../services/tickets/ticket-draft'

export const listUsableCouponsRoute = privateRoute(listUsableCoupons, async (call) => {
  const { input, shop } = call
  const found = sessionOfShow(shop.catalogue, input)
  const draft = ticketDraft(shop.catalogue, found, { items: wantedItems(found, input.items) }, 'E_TICKET')
  const { price } = await priceForBuyer(call, draft, {})
  const offers = await couponOffers(call, draft, price.deductions)
  return presentCouponOffers(offers, call)
})
