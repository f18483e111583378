import { eq } from 'drizzle-orm'
import { getPrimeOrder } from '@/contracts/member/get-prime-order'
import { notFound } from '../../business-error'
import { memberships } from '../../database/schema/benefits'
import { orderLines, orderUnits } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { presentOwnCoupon } from '../../presenters/coupon'
import { couponsOfUser } from '../../services/coupons/own-coupons'
import { currentOrderState, findUserOrder } from '../../services/orders/find-orders'

export const getPrimeOrderRoute = privateRoute(getPrimeOrder, async (call) => {
  const { db, input, locale, clock } = call
  const order = await findUserOrder(call, { orderId: input.orderId })
  const [bought] = await db
    .select({ unitId: orderUnits.id, snapshot: orderLines.snapshot, endsAt: memberships.endsAt })
    .from(orderLines)
    .innerJoin(orderUnits, eq(orderUnits.lineId, orderLines.id))
    .leftJoin(memberships, eq(memberships.unitId, orderUnits.id))
    .where(eq(orderLines.orderId, order.id))
  if (order.type !== 'MEMBER' || !bought) throw notFound()
  const gifts = (await couponsOfUser(call)).filter(({ row }) => row.sourceUnitId === bought.unitId)
  return {
    orderStateName: currentOrderState(order, clock.now()),
    primeLevelName: bought.snapshot.title[locale],
    ...(bought.endsAt !== null && { validTo: bought.endsAt }),
    giftCoupons: gifts.map((coupon) => presentOwnCoupon(coupon, { locale, now: clock.now() })),
  }
})
