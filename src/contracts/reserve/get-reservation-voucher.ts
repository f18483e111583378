import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ReserveOrder } from './list-reservations'

export interface GetReservationVoucherInput {
  id: Id
}

/** A reservation as it stands; `qrCode` is empty where it opens no entrance: unpaid, used, cancelled, over. */
export type GetReservationVoucherOutput = ReserveOrder & { qrCode: string }

/** A reservation, with what its visitors show at the entrance (RESERVE-008). */
export const getReservationVoucher = endpoint<GetReservationVoucherInput, GetReservationVoucherOutput>({
  path: 'trade/buyer/v3/reservation_voucher/:id/detail',
})
