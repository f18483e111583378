import { allowCouponReminder } from '@/contracts/message/allow-coupon-reminder'
import { privateRoute } from '../../handle'
import { COUPON_SCENE, couponReminder } from '../../rules/coupon-reminder'
import { allowMessage } from '../../rules/messages'

export const allowCouponReminderRoute = privateRoute(allowCouponReminder, async (call) => {
  await allowMessage(call.db, call.user.userId, call.input.openId, COUPON_SCENE)
  return couponReminder(call)
})
