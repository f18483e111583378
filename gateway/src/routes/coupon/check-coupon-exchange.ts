import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { checkCouponExchange } from '@/contracts/coupon/check-coupon-exchange'
import { BusinessError } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { priceExchange } from '../../services/coupons/card-exchange'
import { translate } from '../../texts/text'

export const checkCouponExchangeRoute = privateRoute(checkCouponExchange, async (call) => {
  const { couponId, privilegeCardTemplateId = '' } = call.input
  try {
    await priceExchange(call, couponId, privilegeCardTemplateId)
    return { pass: true, message: '' }
  } catch (error) {
    if (!(error instanceof BusinessError) || error.statusCode === BUSINESS_ERROR.notFound) throw error
    return { pass: false, message: translate(call.locale, error.textKey, error.options.values) }
  }
})
