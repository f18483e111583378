import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CreateReservationInput {
  reserveId: Id
  slotId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
  /**
   * Attendees of the user; one for each person where names are requested.
   * @maxItems 20
   */
  visitors: Id[]
  contact: {
    /** @maxLength 20 */
    cellphone: string
    /** @maxLength 5 */
    countryCode: string
  }
}

export interface CreateReservationOutput {
  reserveOrderId: Id
  needPay: boolean
  unPaidTransactionIds?: Id[]
  /** Return path of a provider after the payment: a path of the shop. */
  payReturnUrl?: string
}

/** Reserves a time (contract V4); one that costs something is kept until it is paid. */
export const createReservation = endpoint<CreateReservationInput, CreateReservationOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/reserves',
  priority: 'critical',
  isCreate: true,
  changes: ['orders'],
})
