import { asc, eq } from 'drizzle-orm'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import type { PublicCall } from '../../call'
import type { Database } from '../../database/connect'
import { orderLines, orders } from '../../database/schema/orders'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { translate } from '../../texts/text'

type PaidOrder = Pick<typeof orders.$inferSelect, 'source' | 'type' | 'deliverMethod'>

export const getPaySuccessRoute = publicRoute(getPaySuccess, async ({ input, locale, origin, db }) => {
  const { orderId } = input
  const [order] = await db
    .select({ source: orders.source, type: orders.type, deliverMethod: orders.deliverMethod })
    .from(orders)
    .where(eq(orders.id, orderId))
  const showId = order ? await firstShow(db, orderId) : null
  return {
    orderId,
    title: translate(locale, 'order.success.title'),
    tips: translate(locale, order ? tipsOf(order) : 'order.success.tips'),
    shareImageUrl: showId === null ? '' : pictureUrls(origin).poster(showId),
    buttons: buttonsOf(order, locale),
  }
})

function tipsOf({ source, type, deliverMethod }: PaidOrder) {
  if (source === 'WAIT_LIST') return 'waitList.WAITING.desc'
  if (type === 'TICKET') {
    return deliverMethod === null || deliverMethod === 'E_TICKET'
      ? 'order.success.tips'
      : (`success.${deliverMethod}` as const)
  }
  return type === 'GOODS' ? 'order.success.goods' : 'order.success.other'
}

async function firstShow(db: Database, orderId: string): Promise<string | null> {
  const [line] = await db
    .select({ showId: orderLines.showId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.sequence))
    .limit(1)
  return line?.showId ?? null
}

/** The tickets where there are any to show, and back to the shop. */
function buttonsOf(order: PaidOrder | undefined, locale: PublicCall['locale']) {
  const isShown = order?.type === 'TICKET' && order.deliverMethod !== 'EXPRESS'
  const hasTickets = isShown && order.source !== 'WAIT_LIST'
  const targets = hasTickets ? (['ticket', 'home'] as const) : (['home'] as const)
  return targets.map((target) => ({
    text: translate(locale, `order.success.${target}`),
    jump: { type: 'PAGE' as const, target },
  }))
}
