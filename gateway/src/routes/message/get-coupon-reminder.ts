import { getCouponReminder } from '@/contracts/message/get-coupon-reminder'
import { privateRoute } from '../../handle'
import { couponReminder } from '../../rules/coupon-reminder'

export const getCouponReminderRoute = privateRoute(getCouponReminder, (call) => couponReminder(call))
