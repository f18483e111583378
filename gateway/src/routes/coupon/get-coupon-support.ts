import { getCouponSupport } from '@/contracts/coupon/get-coupon-support'
import { privateRoute } from '../../http/define-route'
import { cardForCoupon, ownCoupon } from '../../services/coupons/card-exchange'
import { onlyGoodsFor } from '../../services/coupons/goods-for-coupon'

export const getCouponSupportRoute = privateRoute(getCouponSupport, async (call) => {
  const { catalogue } = call.shop
  const coupon = await ownCoupon(call, call.input.couponId)
  const goods = onlyGoodsFor(catalogue, coupon.terms)
  if (goods) return { supportUse: true, spuId: goods.spuId }
  const card = cardForCoupon(catalogue, coupon)
  if (!card) return { supportUse: false }
  return { supportUse: true, privilegeCardName: card.name[call.locale], privilegeCardTemplateId: card.cardId }
})
