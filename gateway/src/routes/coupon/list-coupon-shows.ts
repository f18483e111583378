import { listCouponShows } from '@/contracts/coupon/list-coupon-shows'
import { publicRoute } from '../../http/define-route'
import { presentSpuCard } from '../../presenters/offer-cards'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'
import { showsForCoupon } from '../../services/coupons/coupons-for-show'
import { findCoupon } from '../../services/coupons/find-coupon'
import { goodsForCoupon } from '../../services/coupons/goods-for-coupon'

export const listCouponShowsRoute = publicRoute(listCouponShows, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const viewer = { locale, origin, now: clock.now() }
  const { terms } = await findCoupon(call, input)
  const { type = terms.bizTypes.includes('SHOW') ? 'SHOW' : 'ITEM' } = input
  if (type === 'ITEM') {
    return presentPage(goodsForCoupon(shop.catalogue, terms), input, (goods) => presentSpuCard(goods, viewer))
  }
  return presentPage(showsForCoupon(shop.catalogue, terms, viewer.now), input, (show) =>
    presentShowCard(shop.catalogue, show, viewer),
  )
})
