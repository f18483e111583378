import type { GetRefundableOrderOutput, RefundableSession } from '@/contracts/refund/get-refundable-order'
import type { PreviewRefundOutput } from '@/contracts/refund/preview-refund'
import type { Refund, RefundState, RefundStep } from '@/contracts/refund/refund'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { dateText } from '@/domain/date-text'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { venueTime } from '@/domain/show-date'
import { RETURNED_MONEY_DAYS } from '../services/cards/extend-cards'
import type { RefundPlan } from '../services/refunds/refund-plan'
import type { RefundableRecord, RefundRow } from '../services/refunds/refund-records'
import { orderRefusal, ticketRefusal } from '../services/refunds/refundable'
import { translate } from '../texts/text'
import { REFUND_REASONS } from './refund-reasons'
import { presentRefundableGoods } from './refundable-goods'
import { seatOrNumber } from './seat-text'
import { presentSessionTime } from './session-time'

/** Refundable parts of an order, session by session, and its goods last. */
export function presentRefundableOrder(
  record: RefundableRecord,
  at: { locale: Locale; now: number },
): GetRefundableOrderOutput {
  const { order } = record
  const { locale, now } = at
  const goods = presentRefundableGoods(record, at)
  const sessions = [...refundableSessions(record, at), ...goods]
  const refusal = goods.length === 0 ? orderRefusal(record, now) : null
  return {
    orderId: order.id,
    refundable: sessions.some(({ tickets }) => tickets.some(({ selectable }) => selectable)),
    ...(refusal && { reason: translate(locale, refusal) }),
    sessions,
    reasons: REFUND_REASONS.map((code) => ({ code, text: translate(locale, `refund.reason.${code}`) })),
  }
}

function refundableSessions(
  record: RefundableRecord,
  { locale, now }: { locale: Locale; now: number },
): RefundableSession[] {
  const { order, lines, tickets, units, usedTimes } = record
  const sessionIds = [...new Set(tickets.map(({ sessionId }) => sessionId))]
  return sessionIds.map((sessionId) => ({
    bizShowSessionId: sessionId,
    ...nameOf(lines, sessionId, locale),
    maxTimes: order.refundRule?.maxTimes ?? 0,
    usedTimes: usedTimes.get(sessionId) ?? 0,
    tickets: tickets
      .filter((ticket) => ticket.sessionId === sessionId)
      .map((ticket) => {
        const unit = units.find(({ id }) => id === ticket.unitId)
        const reason = ticketRefusal(record, ticket, now)
        const paidCents = unit ? unit.paidCents + unit.creditCents + unit.cardCents : 0
        const discountCents = (unit?.listCents ?? 0) - paidCents
        return {
          ticketId: ticket.id,
          seatPlanName: ticket.seatPlanName[locale],
          seatDesc: seatOrNumber(ticket, tickets, locale),
          ...(ticket.attendeeName && ticket.ownerId === order.userId && { audienceName: ticket.attendeeName }),
          priceInfo: priceInfoFromCents(paidCents),
          ...(discountCents > 0 && { discountInfo: priceInfoFromCents(discountCents) }),
          selectable: reason === null,
          ...(reason && { disabledReason: translate(locale, reason) }),
        }
      }),
  }))
}

/** A session by its show and its time, as the order and its tickets show it. */
function nameOf(lines: RefundableRecord['lines'], sessionId: string, locale: Locale) {
  const snapshot = lines.find((line) => line.sessionId === sessionId)?.snapshot
  const { title, session } = snapshot ?? {}
  return { ...(title && { showName: title[locale] }), sessionName: session ? presentSessionTime(session, locale) : '' }
}

/** Refund amount of tickets, and the proof that it was shown. */
export function presentRefundPreview(
  plan: RefundPlan,
  proof: { previewToken: string; expireSeconds: number; returnPoint: number; returnsCoupons: boolean },
  { locale, now, deliverMethod }: { locale: Locale; now: number; deliverMethod: DeliverMethod | null },
): PreviewRefundOutput {
  const { items, cents, cardCents, feeCents } = plan
  return {
    ...proof,
    ticketAmount: centsToYuan(cents + cardCents + feeCents),
    fee: centsToYuan(feeCents),
    deliveryFeeRefundable: false,
    refundAmount: centsToYuan(cents),
    refundInfo: priceInfoFromCents(cents),
    cardAmount: centsToYuan(cardCents),
    items: items.map((item) => ({
      ticketId: item.ticketId,
      amount: centsToYuan(item.cents + item.cardCents + item.feeCents),
      fee: centsToYuan(item.feeCents),
    })),
    tips: [
      translate(locale, 'refund.tip.date', { date: dateText(workingDaysAfter(now, RETURN_WORKING_DAYS), locale) }),
      ...(deliverMethod === 'EXPRESS' ? [translate(locale, 'refund.tip.delivery')] : []),
      translate(locale, 'refund.tip.benefits'),
      ...(cardCents > 0 ? [translate(locale, 'refund.tip.card', { days: RETURNED_MONEY_DAYS })] : []),
    ],
  }
}

/** Working days within which a payment provider returns money. */
const RETURN_WORKING_DAYS = 7

/** The moment this many days after another, Saturdays and Sundays not counted; epoch ms. */
function workingDaysAfter(at: number, days: number): number {
  let day = venueTime(at)
  for (let left = days; left > 0; ) {
    day = day.add(1, 'day')
    if (day.day() % 6 !== 0) left -= 1
  }
  return day.valueOf()
}

/** The way of a refund that was granted; one that was not ends after its first step. */
const WAY: readonly RefundState[] = ['APPLYING', 'APPROVED', 'REFUNDING', 'REFUNDED', 'RETURNED']

/** Money that a refund returns: by the payment, and to cash cards where some was paid with them. */
export function presentReturnedMoney({ cents, cardCents }: RefundRow): Pick<Refund, 'refundAmount' | 'cardAmount'> {
  return {
    refundAmount: priceInfoFromCents(cents),
    ...(cardCents > 0 && { cardAmount: priceInfoFromCents(cardCents) }),
  }
}

/** A refund and how far it is (REFUND-012). */
export function presentRefund(refund: RefundRow, locale: Locale): Refund {
  const { state, rejectReason } = refund
  const isRefused = state === 'REJECTED' || state === 'CANCELED'
  const way = isRefused ? (['APPLYING', state] as const) : WAY
  const reached = way.indexOf(state)
  const times: Partial<Record<RefundState, number | null>> = {
    APPLYING: refund.createdAt,
    APPROVED: refund.decidedAt,
    REJECTED: refund.decidedAt,
    CANCELED: refund.decidedAt,
    REFUNDING: refund.sentAt,
    REFUNDED: refund.endedAt,
  }
  return {
    refundId: refund.id,
    refundState: state,
    ...presentReturnedMoney(refund),
    fee: priceInfoFromCents(refund.feeCents),
    applyTime: refund.createdAt,
    ...(rejectReason !== null && { rejectReason }),
    steps: way.map((step, at): RefundStep => {
      const time = times[step]
      return {
        title: translate(locale, `refund.step.${step}`),
        done: at <= reached,
        ...(at <= reached && typeof time === 'number' && { time }),
      }
    }),
  }
}
