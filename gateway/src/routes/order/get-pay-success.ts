import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { publicRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

export const getPaySuccessRoute = publicRoute(getPaySuccess, ({ input, locale }) => ({
  orderId: input.orderId,
  title: translate(locale, 'order.success.title'),
  tips: translate(locale, 'order.success.tips'),
}))
