import { canMoveOrder, isFinalOrderState, type OrderStateName, orderStateName } from '@/domain/order-state'

/** Tracks order states across answers. */
export class OrderStates {
  private readonly seen = new Map<string, OrderStateName>()

  /** Fault of an order's current state; null if reachable. */
  faultOf(orderId: string, code: number | string): string | null {
    const now = orderStateName(Number(code))
    if (now === null) return `the order state ${code} is none that the app knows`
    const before = this.seen.get(orderId)
    this.seen.set(orderId, now)
    if (before === undefined || before === now || isReachable(before, now)) return null
    return `an order went from ${before} to ${now}`
  }
}

/** True if a state can reach another, over unobserved transitions. */
function isReachable(from: OrderStateName, to: OrderStateName): boolean {
  if (isFinalOrderState(from)) return false
  return canMoveOrder(from, to) || NEXT_STATES.some((next) => canMoveOrder(from, next) && isReachable(next, to))
}

const NEXT_STATES: readonly OrderStateName[] = ['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED']
