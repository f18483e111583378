import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelReservationInput {
  reserveOrderId: Id
}

export type CancelReservationOutput = true

/** Gives a reservation up before its time; what was paid is paid back (contract V6). */
export const cancelReservation = endpoint<CancelReservationInput, CancelReservationOutput>({
  method: 'PUT',
  path: 'trade/buyer/v3/reserves/:reserveOrderId/cancel',
  changes: ['orders'],
})
