import { eq } from 'drizzle-orm'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { orders } from '../../database/schema/orders'
import { publicRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

export const getPaySuccessRoute = publicRoute(getPaySuccess, async ({ input, locale, db }) => {
  const [order] = await db
    .select({ source: orders.source, type: orders.type })
    .from(orders)
    .where(eq(orders.id, input.orderId))
  return {
    orderId: input.orderId,
    title: translate(locale, 'order.success.title'),
    tips: translate(locale, order ? tipsOf(order) : 'order.success.tips'),
  }
})

function tipsOf({ source, type }: Pick<typeof orders.$inferSelect, 'source' | 'type'>) {
  if (source === 'WAIT_LIST') return 'waitList.WAITING.desc'
  if (type === 'TICKET') return 'order.success.tips'
  return type === 'GOODS' ? 'order.success.goods' : 'order.success.other'
}
