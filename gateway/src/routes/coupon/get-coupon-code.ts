import { getCouponCode } from '@/contracts/coupon/get-coupon-code'
import { badInput, notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { couponCode, requireOnTheSpot } from '../../services/coupons/coupon-code'
import { findCoupon } from '../../services/coupons/find-coupon'
import { findUserOrder } from '../../services/orders/find-orders'

export const getCouponCodeRoute = privateRoute(getCouponCode, async (call) => {
  const { input, clock } = call
  const { own } = await findCoupon(call, input)
  if (own === null) throw notFound()
  if ((input.source === 'ORDER_INFO') !== (input.orderId !== undefined)) throw badInput('source')
  if (input.orderId !== undefined) await findUserOrder(call, { orderId: input.orderId })
  const serverTime = clock.now()
  requireOnTheSpot(own, serverTime)
  const { code, expiresAt } = couponCode(call, own.row, serverTime)
  return { verifyCode: code, verifyCodeExpireTime: expiresAt, serverTime }
})
