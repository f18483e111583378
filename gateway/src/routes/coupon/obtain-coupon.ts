import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentReceivedCoupons } from '../../presenters/received-coupons'
import { acceptGift } from '../../services/coupons/accept-gift'
import { checkFace } from '../../services/coupons/face-needed'
import { receiveCoupons } from '../../services/coupons/receive-coupons'
import { translate } from '../../texts/text'

export const obtainCouponRoute = privateRoute(obtainCoupon, async (call) => {
  const { input, user, locale, shop } = call
  const template = shop.catalogue.content.offers.coupons.find(({ couponCode }) => couponCode === input.couponCode)
  if (!template && input.obtainType === 'SHARE') {
    const given = await acceptGift(call, input.couponCode)
    return { coupons: await presentReceivedCoupons(call, given), toast: translate(locale, 'gift.received') }
  }
  if (!template || template.exchangeCode !== null) throw notFound()
  await checkFace(call, template)
  await receiveCoupons(call, user.userId, template, input.obtainType)
  return { coupons: await presentReceivedCoupons(call, template), toast: translate(locale, 'offer.received') }
})
