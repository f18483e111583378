import { getCouponReminder } from '@/contracts/message/get-coupon-reminder'
import { privateRoute } from '../../http/define-route'
import { presentCouponReminder } from '../../presenters/coupon-reminder'

export const getCouponReminderRoute = privateRoute(getCouponReminder, (call) => presentCouponReminder(call))
