import type { GetCouponReminderOutput } from '@/contracts/message/get-coupon-reminder'
import type { UserCall } from '../call'
import { COUPON_SCENE, isAllowed, templateOf } from '../services/messages/messages'

/** The template for coupons that are about to expire, and whether the user has allowed it; nothing without a vendor. */
export async function presentCouponReminder(
  call: Pick<UserCall, 'db' | 'user' | 'terminalSrc' | 'providers'>,
): Promise<GetCouponReminderOutput> {
  const templateId = templateOf(call, COUPON_SCENE)
  if (templateId === null) return []
  const subscribed = await isAllowed(call.db, call.user.userId, COUPON_SCENE)
  return [{ remindSubscribeTypeEnum: COUPON_SCENE, templateId, subscribed }]
}
