import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { notFound } from '../../business-error'
import { coupons } from '../../database/schema/coupons'
import { privateRoute } from '../../http/define-route'
import { presentCoupon } from '../../presenters/offer-cards'
import { newId } from '../../random'
import { translate } from '../../texts/text'

export const obtainCouponRoute = privateRoute(obtainCoupon, async (call) => {
  const { input, user, locale, origin, clock, db, shop } = call
  const coupon = shop.catalogue.demo.offers.coupons.find(({ couponCode }) => couponCode === input.couponCode)
  if (!coupon) throw notFound()
  const now = clock.now()
  await db
    .insert(coupons)
    .values({
      id: newId(),
      userId: user.userId,
      templateId: coupon.couponTemplateId,
      copy: 1,
      state: 'AVAILABLE',
      obtainType: input.obtainType,
      obtainedAt: now,
      startsAt: now,
    })
    .onConflictDoNothing()
  return { coupons: [presentCoupon(coupon, { locale, origin, now }, true)], toast: translate(locale, 'offer.received') }
})
