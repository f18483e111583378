import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { presentReceivedCoupons } from '../../presenters/received-coupons'
import { receiveCoupons } from '../../services/coupons/receive-coupons'
import { translate } from '../../texts/text'

export const exchangeCouponRoute = privateRoute(
  exchangeCoupon,
  async (call) => {
    const { input, user, locale, shop } = call
    const code = input.exchangeCode
    const template = shop.catalogue.content.offers.coupons.find(({ exchangeCode }) => exchangeCode === code)
    if (!template) throw new BusinessError(BUSINESS_ERROR.notFound, 'coupon.noCode', { mode: 1 })
    if (!(await receiveCoupons(call, user.userId, template, input.obtainType))) {
      throw new BusinessError(BUSINESS_ERROR.couponGone, 'coupon.exchanged', { mode: 1 })
    }
    return { coupons: await presentReceivedCoupons(call, template), toast: translate(locale, 'coupon.received') }
  },
  { isCostly: true },
)
