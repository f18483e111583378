import type { GetCouponReminderOutput } from '@/contracts/message/get-coupon-reminder'
import type { Call, SignedInUser } from '../handle'
import { isAllowed, templateOf } from './messages'

export const COUPON_SCENE = 'COUPON_TEMPLATE_EXPIRE'

/** The template for coupons that are about to expire, and whether the user has allowed it. */
export async function couponReminder({
  db,
  user,
  terminalSrc,
}: Pick<Call<unknown, SignedInUser>, 'db' | 'user' | 'terminalSrc'>): Promise<GetCouponReminderOutput> {
  return [
    {
      remindSubscribeTypeEnum: COUPON_SCENE,
      templateId: templateOf(terminalSrc, COUPON_SCENE),
      subscribed: await isAllowed(db, user.userId, COUPON_SCENE),
    },
  ]
}
