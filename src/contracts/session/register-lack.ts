import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Leaves word that the user wants tickets of a seat plan that has none at the moment. */
export interface RegisterLackInput {
  showId: Id
  bizShowSessionId: Id
  seatPlanId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
}

export interface RegisterLackOutput {
  registered: true
}

/** Asks for word when a plan that is out of tickets has some again (contract D-14). */
export const registerLack = endpoint<RegisterLackInput, RegisterLackOutput>({
  method: 'POST',
  path: 'show/buyer/v3/lack_registers',
  changes: ['registrations'],
  priority: 'high',
  isCreate: true,
})
