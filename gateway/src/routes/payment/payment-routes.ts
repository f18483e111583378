import type { Route } from '../../http/define-route'
import { cancelPaymentRoute } from './cancel-payment'
import { listCashiersRoute } from './list-cashiers'
import { payRoute } from './pay'
import { payWithCodeRoute } from './pay-with-code'
import { queryByBindIdRoute } from './query-by-bind-id'
import { sendPaymentCodeRoute } from './send-payment-code'

export const paymentRoutes: readonly Route[] = [
  cancelPaymentRoute,
  listCashiersRoute,
  payRoute,
  payWithCodeRoute,
  queryByBindIdRoute,
  sendPaymentCodeRoute,
]
