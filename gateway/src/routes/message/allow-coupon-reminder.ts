import { allowCouponReminder } from '@/contracts/message/allow-coupon-reminder'
import { privateRoute } from '../../http/define-route'
import { presentCouponReminder } from '../../presenters/coupon-reminder'
import { checkChannel } from '../../providers/providers'
import { allowMessage, COUPON_SCENE } from '../../services/messages/messages'

export const allowCouponReminderRoute = privateRoute(allowCouponReminder, async (call) => {
  checkChannel(call.providers, 'VENDOR')
  await allowMessage(call, call.input.openId, COUPON_SCENE)
  return presentCouponReminder(call)
})
