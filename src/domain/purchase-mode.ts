import type { PurchaseMode, SeatPlanDynamic } from '@/contracts/session/list-seat-plans-dynamic'

/** States in which nothing of a session can be bought: its seat plans are closed with it, not sold out, and show which. */
export const CLOSED_STATUSES = ['PRE_SALE', 'PENDING', 'CANCELED', 'DELAY'] as const

/** Why nothing can be done with a seat plan now. */
export type BlockedReason = (typeof CLOSED_STATUSES)[number] | 'soldOut' | 'waitListFull'

/** Action of the booking button for a seat plan. */
export type BookingAction =
  /**
   * Opens the confirmation of the order. RESERVE orders like BUY, in other words; WAIT_LIST pays first and waits
   * (CAT-064).
   */
  | { kind: 'order'; mode: 'BUY' | 'RESERVE' | 'DESIGNATED' | 'WAIT_LIST' }
  | { kind: 'register' }
  | { kind: 'registered' }
  /** Opens the choice of seats (CAT-061). */
  | { kind: 'pickSeat' }
  /** Disables the button. */
  | { kind: 'blocked'; reason: BlockedReason }

export interface BookableSeatPlan {
  purchaseMode: PurchaseMode
  seatPlanStatus?: SeatPlanDynamic['seatPlanStatus']
  canBuyCount: number
  lackRegistered?: boolean
  waitListState?: 'OPEN' | 'FULL'
}

/** The one thing a buyer can do with a seat plan. */
export function bookingActionOf(plan: BookableSeatPlan): BookingAction {
  const closed = CLOSED_STATUSES.find((status) => status === plan.seatPlanStatus)
  if (closed) return { kind: 'blocked', reason: closed }
  switch (plan.purchaseMode) {
    case 'LACK_REGISTER':
      return { kind: plan.lackRegistered ? 'registered' : 'register' }
    case 'WAIT_LIST':
      return plan.waitListState === 'OPEN' && plan.canBuyCount > 0
        ? { kind: 'order', mode: 'WAIT_LIST' }
        : { kind: 'blocked', reason: 'waitListFull' }
    case 'PICK_SEAT':
      return plan.canBuyCount > 0 ? { kind: 'pickSeat' } : { kind: 'blocked', reason: 'soldOut' }
    default:
      return plan.canBuyCount > 0 ? { kind: 'order', mode: plan.purchaseMode } : { kind: 'blocked', reason: 'soldOut' }
  }
}

/**
 * Maximum number of units of a seat plan: the minimum of the limit per order, the stock, and the user's allowance,
 * counted in units. 0 when not even one unit fits ("limit reached").
 */
export function purchaseLimit(
  session: { limitation: number; userRemaining?: number },
  plan: { canBuyCount: number; unitQty: number },
): number {
  const tickets = Math.min(session.limitation, session.userRemaining ?? Number.POSITIVE_INFINITY)
  return Math.max(0, Math.min(Math.floor(tickets / plan.unitQty), plan.canBuyCount))
}
