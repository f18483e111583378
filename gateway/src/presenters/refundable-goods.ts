import type { RefundableSession } from '@/contracts/refund/get-refundable-order'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { nameOfGoods } from '../services/goods/name-of-goods'
import type { RefundableRecord } from '../services/refunds/refund-records'
import { pieceOf, pieceRefusal } from '../services/refunds/refundable-goods'
import { translate } from '../texts/text'

/** Refundable goods of an order, piece by piece, in the shape of a session. None if the order has no goods. */
export function presentRefundableGoods(
  record: RefundableRecord,
  { locale, now }: { locale: Locale; now: number },
): RefundableSession[] {
  const { order, lines } = record
  const units = record.units.filter(({ id }) => pieceOf(record, id))
  if (units.length === 0) return []
  const pieces = units.map((unit) => {
    const reason = pieceRefusal(record, unit, now)
    const snapshot = lines.find(({ id }) => id === unit.lineId)?.snapshot
    return {
      ticketId: unit.id,
      seatPlanName: snapshot ? nameOfGoods(snapshot)[locale] : '',
      seatDesc: '',
      priceInfo: priceInfoFromCents(unit.paidCents + unit.cardCents),
      selectable: reason === null,
      ...(reason && { disabledReason: translate(locale, reason) }),
    }
  })
  return [
    {
      bizShowSessionId: order.id,
      sessionName: translate(locale, 'price.ADD_ON'),
      maxTimes: units.length,
      usedTimes: units.filter(({ state }) => state === 'REFUNDED').length,
      tickets: pieces,
    },
  ]
}
