import { canMoveOrder, isFinalOrderState, type OrderStateName, orderStateName } from '@/domain/order-state'

/** Follows the states of orders from answer to answer. */
export class OrderStates {
  private readonly seen = new Map<string, OrderStateName>()

  /** What is wrong with the state that an order has now; null when it may have come to it. */
  faultOf(orderId: string, code: number | string): string | null {
    const now = orderStateName(Number(code))
    if (now === null) return `the order state ${code} is none that the app knows`
    const before = this.seen.get(orderId)
    this.seen.set(orderId, now)
    if (before === undefined || before === now || isReachable(before, now)) return null
    return `an order went from ${before} to ${now}`
  }
}

/** Whether a state leads to another, over any number of moves that nobody saw. */
function isReachable(from: OrderStateName, to: OrderStateName): boolean {
  if (isFinalOrderState(from)) return false
  return canMoveOrder(from, to) || NEXT_STATES.some((next) => canMoveOrder(from, next) && isReachable(next, to))
}

const NEXT_STATES: readonly OrderStateName[] = ['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED']
