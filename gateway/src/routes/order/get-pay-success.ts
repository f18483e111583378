import { eq } from 'drizzle-orm'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { orders } from '../../database/schema/orders'
import { publicRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

export const getPaySuccessRoute = publicRoute(getPaySuccess, async ({ input, locale, db }) => {
  const [order] = await db.select({ source: orders.source }).from(orders).where(eq(orders.id, input.orderId))
  return {
    orderId: input.orderId,
    title: translate(locale, 'order.success.title'),
    tips: translate(locale, order?.source === 'WAIT_LIST' ? 'waitList.WAITING.desc' : 'order.success.tips'),
  }
})
