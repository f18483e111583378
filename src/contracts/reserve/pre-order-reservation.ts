import { endpoint } from '../endpoint'
import type { PreOrderPrimeOutput } from '../member/pre-order-prime'
import type { Id } from '../wire-types'

export interface PreOrderReservationInput {
  reserveId: Id
  slotId: Id
  /**
   * People.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
}

export type PreOrderReservationOutput = Pick<PreOrderPrimeOutput, 'payAmount' | 'priceItems'>

/** Price of a reservation; requested with the pass of its time (RESERVE-006). */
export const preOrderReservation = endpoint<PreOrderReservationInput, PreOrderReservationOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/venue_purchase/pre_orders/reserves',
  priority: 'high',
  changes: [],
})
