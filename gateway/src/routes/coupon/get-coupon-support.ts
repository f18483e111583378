import { getCouponSupport } from '@/contracts/coupon/get-coupon-support'
import { privateRoute } from '../../http/define-route'
import { cardForCoupon, ownCoupon } from '../../services/coupons/card-exchange'

export const getCouponSupportRoute = privateRoute(getCouponSupport, async (call) => {
  const card = cardForCoupon(call.shop.catalogue, await ownCoupon(call, call.input.couponId))
  if (!card) return { supportUse: false }
  return { supportUse: true, privilegeCardName: card.name[call.locale], privilegeCardTemplateId: card.cardId }
})
