import { asc, eq } from 'drizzle-orm'
import { getCardByOrder } from '@/contracts/privilege/get-card-by-order'
import { notFound } from '../../business-error'
import { cards } from '../../database/schema/benefits'
import { orderUnits } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { presentOwnCard } from '../../presenters/own-card'
import { findUserOrder } from '../../services/orders/find-orders'

export const getCardByOrderRoute = privateRoute(getCardByOrder, async (call) => {
  const order = await findUserOrder(call, { orderId: call.input.itemOrderId })
  const [found] = await call.db
    .select({ card: cards })
    .from(cards)
    .innerJoin(orderUnits, eq(orderUnits.id, cards.unitId))
    .where(eq(orderUnits.orderId, order.id))
    .orderBy(asc(orderUnits.sequence))
    .limit(1)
  if (!found) throw notFound()
  return presentOwnCard(found.card, call)
})
