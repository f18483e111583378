/** Order states as numbers of the wire and as names. */
export const ORDER_STATES = {
  UNPAID: 1,
  CANCELED: -1,
  RESERVE: 3,
  DELIVERING: 6,
  DELIVERING_EXPRESS: 7,
  SUCCEEDED: 9,
  REFUNDED_TICKET: 11,
  CLOSED: 13,
} as const
export type OrderStateName = keyof typeof ORDER_STATES

/** The name of a state code; `null` for a number the product does not know. */
export function orderStateName(code: number): OrderStateName | null {
  const found = Object.entries(ORDER_STATES).find(([, value]) => value === code)
  return found ? (found[0] as OrderStateName) : null
}

/** Allowed next states of each state. No state is entered twice. */
const ORDER_TRANSITIONS: Readonly<Record<OrderStateName, readonly OrderStateName[]>> = {
  UNPAID: ['CANCELED', 'RESERVE', 'CLOSED'],
  RESERVE: ['DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED', 'REFUNDED_TICKET', 'CLOSED'],
  DELIVERING: ['SUCCEEDED', 'REFUNDED_TICKET', 'CLOSED'],
  DELIVERING_EXPRESS: ['SUCCEEDED', 'REFUNDED_TICKET', 'CLOSED'],
  SUCCEEDED: ['CLOSED'],
  CANCELED: [],
  REFUNDED_TICKET: [],
  CLOSED: [],
}

/** True if an order may move from one state to another. */
export function canMoveOrder(from: OrderStateName, to: OrderStateName): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

/** Final states, without a next one. */
export function isFinalOrderState(name: OrderStateName): boolean {
  return ORDER_TRANSITIONS[name].length === 0
}
