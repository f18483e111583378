import { endpoint } from '../endpoint'

export type RemindSubscribeType = 'COUPON_TEMPLATE_EXPIRE'

export interface GetCouponReminderInput {
  /** @maxLength 64 */
  appId: string
  remindSubscribeTypeEnums: RemindSubscribeType
}

export type GetCouponReminderOutput = {
  remindSubscribeTypeEnum: RemindSubscribeType
  templateId: string
  subscribed: boolean
}[]

/** The vendor's template for coupons that are about to expire. */
export const getCouponReminder = endpoint<GetCouponReminderInput, GetCouponReminderOutput>({
  path: 'user/buyer/v1/shop/mini_remind_subscribe',
  priority: 'low',
})
