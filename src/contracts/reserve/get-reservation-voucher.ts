import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ReserveOrder } from './list-reservations'

export interface GetReservationVoucherInput {
  id: Id
}

export type GetReservationVoucherOutput = Pick<
  ReserveOrder,
  'reserveOrderId' | 'venueName' | 'slotDesc' | 'visitors' | 'state'
> & { qrCode: string }

/** What a visitor shows at the entrance (RESERVE-008). */
export const getReservationVoucher = endpoint<GetReservationVoucherInput, GetReservationVoucherOutput>({
  path: 'trade/buyer/v3/reservation_voucher/:id/detail',
})
