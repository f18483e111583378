import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { privateRoute } from '../../http/define-route'
import { giveCoupons } from '../../services/coupons/give-coupons'
import { storeShortCode } from '../../services/links/link-targets'

const RECEIVE_PAGE = '/package-user/pages/coupon-receive/coupon-receive'

export const giveCouponRoute = privateRoute(giveCoupon, async (call) => {
  const { code, expiresAt } = await giveCoupons(call)
  const { url: shareUrl } = await storeShortCode(call, { path: RECEIVE_PAGE, params: { giftCode: code } }, expiresAt)
  return { giftCode: code, shareUrl, expireTime: expiresAt }
})
