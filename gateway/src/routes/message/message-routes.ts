import type { Route } from '../../http/define-route'
import { allowCouponReminderRoute } from './allow-coupon-reminder'
import { allowMessagesRoute } from './allow-messages'
import { getCouponReminderRoute } from './get-coupon-reminder'
import { listMessageTemplatesRoute } from './list-message-templates'

export const messageRoutes: readonly Route[] = [
  allowCouponReminderRoute,
  allowMessagesRoute,
  getCouponReminderRoute,
  listMessageTemplatesRoute,
]
