import { eq, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { inventory } from '../../../gateway/src/database/schema/inventory'
import { MAX_WAITING } from '../../../gateway/src/services/wait-list/wait-list-records'
import { inputFor } from '../buyer'
import { step } from './compare'
import { answerTo } from './expected-answer'
import { addLeft, giveBack, type Model, newest, nth, queueOf, type Step } from './model'
import { approve, jump, recordOrder, startPaying, tidyUp } from './order-steps'

/** Tickets of one order at most. */
const MAX_QTY = 6

/** Requests units of a plan with a waiting list: unreserved ones are sold, all others queue. */
export const joinWaitList = (buyer: number, qty: number): Step =>
  step(`buyer ${buyer} wants ${qty}`, async (model, real) => {
    const as = await real.buyer(buyer)
    const { seatPlanId: planId } = model.waited
    const waiting = unitsOf(queueOf(model, planId))
    const left = unitsFree(model)
    const places = [...model.orders.values()].filter(({ wait, state }) => wait && state === 'UNPAID')
    const { statusCode, data } = await real.shop.call(createOrder, await inputFor(real.shop, model.waited, as, qty), {
      as,
    })
    const isPossible = left > 0 ? qty <= left : waiting + unitsOf(places) + qty <= MAX_WAITING
    const answer = answerTo(model, buyer, planId, qty)
    const isSale = left > 0 && qty <= left
    if (isSale || isPossible || answer === BUSINESS_ERROR.tooManyUnpaid) expect(statusCode).toBe(answer)
    else expect([answer, BUSINESS_ERROR.soldOut]).toContain(statusCode)
    if (data === null) return
    if (left > 0) addLeft(model, planId, -qty)
    const wait = left > 0 ? null : { state: 'NONE' as const, since: 0 }
    await recordOrder(model, real, { id: data.orderId, buyer, planId, wait })
  })

/**
 * Two wait in sequence, then a unit returns: it goes to the first. Because only sold-out plans queue, another buyer
 * takes the rest before.
 */
export const waitInLine = (first: number, second: number, before: number): Step => ({
  check: () => true,
  async run(model, real) {
    const play = (each: Step) => each.run(model, real)
    for (let free = unitsFree(model); free > 0; free = unitsFree(model)) {
      await play(joinWaitList(before, Math.min(MAX_QTY, free)))
      if (unitsFree(model) === free) return
      await play(startPaying(newest(model.orders)))
      await play(approve(newest(model.orders), 0))
    }
    for (const buyer of [first, second]) {
      await play(joinWaitList(buyer, 1))
      await play(startPaying(newest(model.orders)))
      await play(approve(newest(model.orders), 0))
      await play(jump(1))
    }
    await play(stock(1))
    await play(tidyUp())
  },
  toString: () => `buyers ${first} and ${second} wait for a unit`,
})

/** Units without a waiting buyer, available to anyone. */
function unitsFree(model: Model): number {
  const { seatPlanId: planId } = model.waited
  return Math.max(0, (model.left.get(planId) ?? 0) - unitsOf(queueOf(model, planId)))
}

function unitsOf(orders: ReturnType<typeof queueOf>): number {
  return orders.reduce((total, { tickets }) => total + tickets.size, 0)
}

/** The shop finds further units. */
export const stock = (qty: number): Step =>
  step(`${qty} units are found`, async (model, { shop }) => {
    const { seatPlanId } = model.waited
    await shop.database.db
      .update(inventory)
      .set({ capacity: sql`${inventory.capacity} + ${qty}` })
      .where(eq(inventory.id, seatPlanId))
    addLeft(model, seatPlanId, qty)
  })

/** A waiting buyer gives up and is refunded in full at once. */
export const leave = (at: number): Step =>
  step(`${at} waits no more`, async (model, real) => {
    const [, order] = nth(queue(model), at) ?? []
    if (!order?.wait) return
    const as = await real.buyer(order.buyer)
    const give = () => real.shop.call(cancelOrder, { orderId: order.id, reason: '' }, { as })
    expect([(await give()).data, (await give()).data]).toEqual([true, true])
    order.wait.state = 'CANCELED'
    for (const ticketId of order.tickets.keys()) giveBack(model, order, ticketId, 'REFUNDED')
  })

function queue(model: Model) {
  return new Map(queueOf(model, model.waited.seatPlanId).map((order) => [order.id, order]))
}
