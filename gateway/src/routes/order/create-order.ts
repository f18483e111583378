import { createOrder } from '@/contracts/order/create-order'
import { centsToYuan } from '@/domain/money'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { orderItems, orders, tickets } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { newId, randomDigits } from '../../random'
import { checkedAttendees, checkPurchase } from '../../services/check-purchase'
import { markPaid } from '../../services/pay-order'
import { priceOf, wantedItems } from '../../services/price-order'
import { verifyRiskToken } from '../../services/risk-tokens'
import { holdStock } from '../../services/stock'

/** Time to pay, ms. */
const PAY_WITHIN_MS = 15 * 60 * 1000

export const createOrderRoute = privateRoute(createOrder, async (call) => {
  const { input, user, clock, db, shop } = call
  const found = sessionOfShow(shop.catalogue, input)
  verifyRiskToken(call, found.show)
  const items = wantedItems(found, input.items)
  const deliverMethod = input.deliverMethod ?? found.session.deliverMethods[0] ?? 'E_TICKET'
  const price = priceOf(items, deliverMethod)
  await checkPurchase(call, found, items, deliverMethod, price)
  const attendeeIds = await checkedAttendees(call, found.session, items)
  await holdStock(
    db,
    items.map(({ plan, qty }) => ({ seatPlanId: plan.seatPlanId, qty })),
  )

  const now = clock.now()
  const ticketQty = items.reduce((total, item) => total + item.ticketQty, 0)
  const order = {
    id: newId(),
    orderNumber: `${Math.floor(now / 1000)}${randomDigits(8)}`,
    transactionId: newId(),
    userId: user.userId,
    showId: found.show.showId,
    sessionId: found.session.sessionId,
    state: 'UNPAID' as const,
    deliverMethod,
    addressId: deliverMethod === 'EXPRESS' ? (input.addressId ?? null) : null,
    contactAreaCode: input.contact.countryCode,
    contactCellphone: input.contact.cellphone,
    remark: input.remark ?? '',
    distributorId: input.distributorId ?? null,
    ...price,
    ticketQty,
    createdAt: now,
    payBefore: now + PAY_WITHIN_MS,
  }
  await db.insert(orders).values(order)
  await db.insert(orderItems).values(
    items.map(({ plan, qty, ticketQty: qtyOfPlan }) => ({
      orderId: order.id,
      seatPlanId: plan.seatPlanId,
      qty,
      ticketQty: qtyOfPlan,
      priceCents: plan.priceCent,
    })),
  )
  const plansOfTickets = items.flatMap((item) => Array.from({ length: item.ticketQty }, () => item.plan.seatPlanId))
  await db.insert(tickets).values(
    plansOfTickets.map((seatPlanId, sequence) => ({
      id: newId(),
      orderId: order.id,
      sessionId: order.sessionId,
      seatPlanId,
      sequence,
      attendeeId: attendeeIds[sequence] ?? null,
      ticketCode: randomDigits(12),
      state: 'UNUSED' as const,
    })),
  )
  const isFree = price.payCents === 0
  if (isFree) await markPaid(call, order.id, 'FREE')
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    transactionId: order.transactionId,
    unPaidTransactionIds: isFree ? [] : [order.transactionId],
    orderType: 'TICKET' as const,
    payAmount: centsToYuan(price.payCents),
    reserveTime: isFree ? 0 : PAY_WITHIN_MS / 1000,
  }
})
