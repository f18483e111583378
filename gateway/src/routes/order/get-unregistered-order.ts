import { and, asc, eq } from 'drizzle-orm'
import { getUnregisteredOrder } from '@/contracts/order/get-unregistered-order'
import { maskedPhone } from '@/domain/phone'
import { notFound } from '../../business-error'
import { orderLines } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { presentSessionTime } from '../../presenters/session-time'
import { findUserOrder } from '../../services/orders/find-orders'

export const getUnregisteredOrderRoute = privateRoute(getUnregisteredOrder, async (call) => {
  const { db, locale, origin, input } = call
  const order = await findUserOrder(call, { orderId: input.orderId })
  const [line] = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.kind, 'TICKET')))
    .orderBy(asc(orderLines.sequence))
    .limit(1)
  const session = line?.snapshot.session
  if (!line?.showId || !session) throw notFound()
  return {
    show: {
      showId: line.showId,
      showName: line.snapshot.title[locale],
      posterUrl: pictureUrls(origin).poster(line.showId),
      posterColor: session.posterColor,
      sessionShowTime: presentSessionTime(session, locale),
      showTime: session.beginAt,
      venueName: session.venueName[locale],
      cityName: session.cityName[locale],
    },
    cellphoneMasked: `+${order.contactAreaCode} ${maskedPhone(order.contactCellphone)}`,
  }
})
