import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { couponOf } from '../../catalogue/offer-cards'
import { userCoupons } from '../../database/schema/marketing'
import { privateRoute } from '../../handle'
import { newId } from '../../random'
import { notFound } from '../../refusal'
import { say } from '../../texts/text'

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
  return { coupons: [couponOf(coupon, { locale, origin, now }, true)], toast: say(locale, 'offer.received') }
})
