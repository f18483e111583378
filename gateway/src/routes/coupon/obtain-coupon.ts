import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentCoupon } from '../../presenters/coupon'
import { receiveCoupons } from '../../services/coupons/receive-coupons'
import { translate } from '../../texts/text'

export const obtainCouponRoute = privateRoute(obtainCoupon, async (call) => {
  const { input, user, locale, clock, shop } = call
  const template = shop.catalogue.demo.offers.coupons.find(({ couponCode }) => couponCode === input.couponCode)
  if (!template || template.exchangeCode !== null) throw notFound()
  await receiveCoupons(call, user.userId, template, input.obtainType)
  const coupons = [presentCoupon(template, { locale, now: clock.now() }, true)]
  return { coupons, toast: translate(locale, 'offer.received') }
})
