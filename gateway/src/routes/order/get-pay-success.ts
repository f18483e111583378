import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { publicRoute } from '../../handle'
import { say } from '../../texts/text'

export const getPaySuccessRoute = publicRoute(getPaySuccess, ({ input, locale }) => ({
  orderId: input.orderId,
  title: say(locale, 'order.success.title'),
  tips: say(locale, 'order.success.tips'),
}))
