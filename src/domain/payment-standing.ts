import type { OrderStateName } from './order-state'

/** Outcome of the payment of an order (D-36). */
export type PaymentStanding = 'paid' | 'unpaid' | 'cancelled' | 'closed' | 'refunded'

/** Outcome of a payment by the state of the order. */
export const PAYMENT_STANDINGS: Readonly<Record<OrderStateName, PaymentStanding>> = {
  UNPAID: 'unpaid',
  CANCELED: 'cancelled',
  RESERVE: 'paid',
  DELIVERING: 'paid',
  DELIVERING_EXPRESS: 'paid',
  SUCCEEDED: 'paid',
  REFUNDED_TICKET: 'refunded',
  CLOSED: 'closed',
}

/** Outcome of the payment of an order in this state; null for an unknown state. */
export function paymentStanding(state: string): PaymentStanding | null {
  return new Map<string, PaymentStanding>(Object.entries(PAYMENT_STANDINGS)).get(state) ?? null
}
