import type { Route } from '../../http/define-route'
import { applyRefundRoute } from './apply-refund'
import { cancelRefundRoute } from './cancel-refund'
import { getRefundRoute } from './get-refund'
import { getRefundRuleRoute } from './get-refund-rule'
import { getRefundableOrderRoute } from './get-refundable-order'
import { previewRefundRoute } from './preview-refund'

export const refundRoutes: readonly Route[] = [
  applyRefundRoute,
  cancelRefundRoute,
  getRefundRoute,
  getRefundRuleRoute,
  getRefundableOrderRoute,
  previewRefundRoute,
]
