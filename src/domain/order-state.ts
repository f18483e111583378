/** Order states as numbers of the wire and as names (S2 §4). */
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

/** Final states: nothing leads out of them. */
export function isFinalOrderState(name: OrderStateName): boolean {
  return name === 'CANCELED' || name === 'REFUNDED_TICKET' || name === 'CLOSED'
}
