import { listCouponShows } from '@/contracts/coupon/list-coupon-shows'
import { publicRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'
import { showsForCoupon } from '../../services/coupons/coupons-for-show'
import { findCoupon } from '../../services/coupons/find-coupon'

export const listCouponShowsRoute = publicRoute(listCouponShows, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const viewer = { locale, origin, now: clock.now() }
  const { terms } = await findCoupon(call, input)
  return presentPage(showsForCoupon(shop.catalogue, terms, viewer.now), input, (show) =>
    presentShowCard(shop.catalogue, show, viewer),
  )
})
