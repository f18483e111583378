import type { ReserveOrder } from '@/contracts/reserve/list-reservations'
import type { UserCall } from '../call'
import { canCancel, type ReservationRecord, reservationState } from '../services/reservations/reservation-records'

/** A reservation as an item of the list, in the words of when it was made (contract V5). */
export function presentReservation(
  record: ReservationRecord,
  { locale, clock }: Pick<UserCall, 'locale' | 'clock'>,
): ReserveOrder {
  const { order, snapshot, reservation } = record
  const now = clock.now()
  const state = reservationState(record, now)
  return {
    reserveOrderId: order.id,
    reserveName: snapshot.title[locale],
    venueName: snapshot.reservation?.venueName[locale] ?? '',
    slotDesc: snapshot.option[locale],
    qty: order.unitQty,
    state,
    ...(reservation && state === 'BOOKED' && { qrCode: `ENCORE-RESERVE:${order.id}:${reservation.entryCode}` }),
    visitors: [...(snapshot.reservation?.visitors ?? [])],
    canCancel: canCancel(record, now),
  }
}
