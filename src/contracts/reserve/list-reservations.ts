import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'

/** A reservation of the user. */
export interface ReserveOrder {
  reserveOrderId: Id
  reserveName: string
  venueName: string
  slotDesc: string
  qty: number
  state: 'BOOKED' | 'USED' | 'CANCELED' | 'EXPIRED' | 'UNPAID'
  /** Code for the entrance. */
  qrCode?: string
  visitors: string[]
  canCancel: boolean
}

export type ListReservationsInput = PageQuery

export type ListReservationsOutput = Page<ReserveOrder>

/** Reservations of the user, the newest first (contract V5). */
export const listReservations = endpoint<ListReservationsInput, ListReservationsOutput>({
  path: 'trade/buyer/v3/reserves/records',
})
