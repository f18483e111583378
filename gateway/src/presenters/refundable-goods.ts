import type { GetRefundableOrderOutput } from '@/contracts/refund/get-refundable-order'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import type { RefundableRecord } from '../services/refunds/refund-records'
import { pieceRefusal } from '../services/refunds/refundable-goods'
import { translate } from '../texts/text'
import { REFUND_REASONS } from './refund-reasons'

/** What of an order of goods can be given back, piece by piece; the order stands where sessions stand for tickets. */
export function presentRefundableGoods(
  record: RefundableRecord,
  { locale, now }: { locale: Locale; now: number },
): GetRefundableOrderOutput {
  const { order, lines, units } = record
  const pieces = units.map((unit) => {
    const reason = pieceRefusal(record, unit, now)
    const snapshot = lines.find(({ id }) => id === unit.lineId)?.snapshot
    return {
      ticketId: unit.id,
      seatPlanName: `${snapshot?.title[locale] ?? ''} ${snapshot?.option[locale] ?? ''}`.trim(),
      seatDesc: '',
      priceInfo: priceInfoFromCents(unit.paidCents + unit.cardCents),
      selectable: reason === null,
      ...(reason && { disabledReason: translate(locale, reason) }),
    }
  })
  return {
    orderId: order.id,
    refundable: pieces.some(({ selectable }) => selectable),
    sessions: [
      {
        bizShowSessionId: order.id,
        sessionName: translate(locale, 'price.ADD_ON'),
        maxTimes: units.length,
        usedTimes: units.filter(({ state }) => state === 'REFUNDED').length,
        tickets: pieces,
      },
    ],
    reasons: REFUND_REASONS.map((code) => ({ code, text: translate(locale, `refund.reason.${code}`) })),
  }
}
