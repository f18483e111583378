import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { isEnough, type Model, type ModelOrder } from './model'

/** Tickets of a session that one user may take at a time, and orders of theirs that may wait to be paid. */
const LIMITS = { tickets: 6, orders: 5 }

/** Expected answer to an order; unpaid orders count (contract D-21). */
export function answerTo(model: Model, buyer: number, planId: string, qty: number): number {
  const waiting = waitingOf(model, buyer)
  const unpaid = waiting
    .filter((order) => order.planId === planId)
    .reduce((total, { tickets }) => total + tickets.size, 0)
  if (unpaid + qty > LIMITS.tickets) return BUSINESS_ERROR.limitReached
  return hasTooMany(model, buyer) ? BUSINESS_ERROR.tooManyUnpaid : STATUS.success
}

/** Expected answer when tickets, or the pieces beside them, may be sold out. */
export function answerOf(model: Model, buyer: number, planId: string, wanted: { qty: number; pieces: number }): number {
  if (wanted.qty > (model.left.get(planId) ?? 0)) return BUSINESS_ERROR.soldOut
  const answer = answerTo(model, buyer, planId, wanted.qty)
  return answer === STATUS.success && !isEnough(model, planId, wanted) ? BUSINESS_ERROR.soldOut : answer
}

/** True if a buyer has reached the limit of unpaid orders. */
export function hasTooMany(model: Model, buyer: number): boolean {
  return waitingOf(model, buyer).length >= LIMITS.orders
}

function waitingOf(model: Model, buyer: number): ModelOrder[] {
  const own = [...model.orders.values()].filter((order) => order.buyer === buyer && order.state === 'UNPAID')
  return own.filter(({ payBefore }) => payBefore > model.now)
}
