import type { ParkingOrder } from '@/contracts/parking/parking-order'
import type { Locale } from '@/domain/locale'
import { centsToYuan } from '@/domain/money'
import type { UserCall } from '../call'
import { currentOrderState } from '../services/orders/find-orders'
import type { ParkingRecord } from '../services/parking/parking-records'
import { translate } from '../texts/text'

const MINUTE_MS = 60_000

/** Length of a stay in whole minutes: `2小时25分`. */
export function parkedText(ms: number, locale: Locale): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0
    ? translate(locale, 'parking.minutes', { minutes: rest })
    : translate(locale, 'parking.hours', { hours, minutes: rest })
}

/** An order for parking, in the words of when it was made (contract P5). */
export function presentParkingOrder(
  { order, lines: [line], parked, invoice }: ParkingRecord,
  { locale, clock }: Pick<UserCall, 'locale' | 'clock'>,
): ParkingOrder {
  const { parking, title } = line?.snapshot ?? {}
  if (!parking || !title) throw new Error(`order ${order.id} is for no parking`)
  return {
    orderId: order.id,
    parkingName: title[locale],
    plateNo: parking.plateNo,
    enterTime: parking.enteredAt,
    ...(order.paidAt !== null && { payTime: order.paidAt }),
    durationText: parkedText(parking.until - parking.enteredAt, locale),
    state: stateOf(currentOrderState(order, clock.now())),
    payAmount: centsToYuan(order.payCents),
    ...(parked?.leaveBefore != null && { leaveBefore: parked.leaveBefore }),
    ...(invoice && { invoiceState: invoice.state }),
  }
}

function stateOf(state: ReturnType<typeof currentOrderState>): ParkingOrder['state'] {
  if (state === 'UNPAID') return 'UNPAID'
  if (state === 'CANCELED' || state === 'CLOSED') return 'CANCELED'
  return state === 'REFUNDED_TICKET' ? 'REFUNDED' : 'PAID'
}
