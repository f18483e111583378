import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { GetCouponReminderOutput, RemindSubscribeType } from './get-coupon-reminder'

export interface AllowCouponReminderInput {
  /** @maxLength 64 */
  appId: string
  /**
   * @minItems 1
   * @maxItems 5
   */
  remindSubscribeTypeEnums: RemindSubscribeType[]
  /** @maxLength 64 */
  openId: string
  /** @maxItems 50 */
  couponTemplateIds?: Id[]
  itemOrderId?: Id
  bindId?: Id
}

/** Records the consent to reminders of coupons that are about to expire. */
export const allowCouponReminder = endpoint<AllowCouponReminderInput, GetCouponReminderOutput>({
  method: 'POST',
  path: 'user/buyer/v1/shop/mini_remind_subscribe',
  changes: ['coupons'],
})
