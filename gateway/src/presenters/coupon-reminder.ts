import type { GetCouponReminderOutput } from '@/contracts/message/get-coupon-reminder'
import type { UserCall } from '../call'
import { COUPON_SCENE, isAllowed, templateOf } from '../services/messages/messages'

/** The template for coupons that are about to expire, and whether the user has allowed it. */
export async function presentCouponReminder({
  db,
  user,
  terminalSrc,
}: Pick<UserCall, 'db' | 'user' | 'terminalSrc'>): Promise<GetCouponReminderOutput> {
  return [
    {
      remindSubscribeTypeEnum: COUPON_SCENE,
      templateId: templateOf(terminalSrc, COUPON_SCENE),
      subscribed: await isAllowed(db, user.userId, COUPON_SCENE),
    },
  ]
}
