import { eq } from 'drizzle-orm'
import { createOrder } from '@/contracts/order/create-order'
import { orders, orderUnits } from '../../../gateway/src/database/schema/orders'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { applyForRefund } from '../../../gateway/src/services/refunds/apply-refund'
import { decideRefund } from '../../../gateway/src/services/refunds/decide-refund'
import { planHash, refundPlan } from '../../../gateway/src/services/refunds/refund-plan'
import { refundableRecord } from '../../../gateway/src/services/refunds/refund-records'
import { inputWithGoods } from '../add-ons'
import { step } from './compare'
import { answerOf } from './expected-answer'
import { giveBackPiece, nth, type Real, type Step, takeFromStock, trade } from './model'
import { recordOrder } from './order-steps'

/** Tickets with goods beside them: there is enough of both, or nothing is sold. */
export const placeWithGoods = (buyer: number, qty: number, pieces: number): Step =>
  step(`buyer ${buyer} orders ${qty} with ${pieces} pieces`, async (model, real) => {
    const as = await real.buyer(buyer)
    const addOns = [{ skuId: model.skuId, qty: pieces }]
    const input = await inputWithGoods(real.shop, as, { showId: NAMED_SHOWS.sensitive, qty, addOns })
    const planId = input.items[0]?.seatPlanId ?? ''
    const { statusCode, data } = await real.shop.call(createOrder, input, { as })
    expect(statusCode).toBe(answerOf(model, buyer, planId, { qty, pieces }))
    if (data === null) return
    takeFromStock(model, planId, { qty, pieces })
    await recordOrder(model, real, { id: data.orderId, buyer, planId })
  })

/** A piece of a paid order is queried back, which a clerk grants or not; the tickets are as they were. */
export const returnAddOn = (at: number, isApproved: boolean): Step =>
  step(`a piece beside tickets of ${at} goes back: ${isApproved}`, async (model, real) => {
    const [orderId, order] = nth(model.orders, at) ?? []
    const [unitId] = [...(order?.pieces ?? [])].find(([, state]) => state === 'KEPT') ?? []
    if (!orderId || !order || !unitId || order.state !== 'DELIVERING') return
    const [unit] = await real.shop.database.db.select().from(orderUnits).where(eq(orderUnits.id, unitId))
    await requestPieceRefund(real, { orderId, piece: [unitId, unit?.paidCents ?? 0], isApproved })
    if (isApproved) giveBackPiece(model, order, unitId)
  })

interface WantedBack {
  orderId: string
  /** The unit, and what was paid for it. */
  piece: [unitId: string, cents: number]
  isApproved: boolean
}

/** Requests the refund of a piece, which a clerk decides. */
export async function requestPieceRefund(
  real: Real,
  { orderId, piece: [unitId, cents], isApproved }: WantedBack,
): Promise<void> {
  const [order] = await real.shop.database.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`order ${orderId} is gone`)
  const plan = refundPlan(await refundableRecord(trade(real), order), [unitId], real.shop)
  expect(plan.cents).toBe(cents)
  const input = { order, ticketIds: [unitId], reasonCode: 'OTHER', remark: '', planHash: planHash(plan) }
  const refund = await applyForRefund(trade(real), input)
  expect(await decideRefund(trade(real), refund.id, isApproved ? 'APPROVED' : 'REJECTED')).toBe(true)
}
