import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { notFound } from '../../business-error'
import { userCoupons } from '../../database/schema/marketing'
import { privateRoute } from '../../http/define-route'
import { presentCoupon } from '../../presenters/offer-cards'
import { newId } from '../../random'
import { translate } from '../../texts/text'

export const obtainCouponRoute = privateRoute(obtainCoupon, async (call) => {
  const { input, user, locale, origin, clock, db, shop } = call
  const coupon = shop.catalogue.demo.offers.coupons.find(({ couponCode }) => couponCode === input.couponCode)
  if (!coupon) throw notFound()
  const now = clock.now()
  const { couponTemplateId } = coupon
  await db
    .insert(userCoupons)
    .values({ id: newId(), userId: user.userId, couponTemplateId, obtainedAt: now })
    .onConflictDoNothing()
  return { coupons: [presentCoupon(coupon, { locale, origin, now }, true)], toast: translate(locale, 'offer.received') }
})
