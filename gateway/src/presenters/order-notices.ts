import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Locale } from '@/domain/locale'
import { sessionTimeText } from '@/domain/session-time'
import { venueTime } from '@/domain/show-date'
import { HOUR_MS } from '../clock'
import type { SessionSnapshot } from '../database/schema/snapshots'
import { isPaidFor } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import { ticketStanding } from '../services/orders/ticket-standing'
import { translate } from '../texts/text'

interface Viewer {
  locale: Locale
  now: number
}

/** Next steps of a buyer: the payment deadline; days to the show, things to bring, the refund deadline. */
export function presentNotices(detail: OrderDetailRecord, summary: OrderSummary, viewer: Viewer): string[] {
  const { orderState, orderType, waitListState } = summary
  if (orderState.name === 'UNPAID') return [translate(viewer.locale, 'order.notice')]
  const hasTickets = waitListState === 'NONE' || waitListState === 'MATCHED'
  if (orderType !== 'TICKET' || !isPaidFor(orderState.name) || !hasTickets) return []
  const standing = ticketStanding(detail)
  if (standing !== null && standing !== 'PARTLY_REFUNDING') return []
  const session = firstSession(detail)
  if (!session || session.beginAt <= viewer.now) return []
  return [
    daysText(session, viewer),
    translate(viewer.locale, summary.deliverMethod === 'E_TICKET' ? 'notice.bring' : 'notice.early'),
    refundText(detail, session, viewer),
  ]
}

/** The session that begins first. */
function firstSession({ lines }: OrderDetailRecord): SessionSnapshot | undefined {
  const sessions = lines.flatMap(({ snapshot }) => snapshot.session ?? [])
  return sessions.sort((a, b) => a.beginAt - b.beginAt)[0]
}

/** Days left by the calendar of the venue. */
function daysText({ beginAt, utcOffset }: SessionSnapshot, { locale, now }: Viewer): string {
  const dayOf = (at: number) => venueTime(at, utcOffset).startOf('day')
  const count = dayOf(beginAt).diff(dayOf(now), 'day')
  return count === 0 ? translate(locale, 'notice.today') : translate(locale, 'notice.days', { count })
}

/** Refund deadline, and the fee until then (REFUND-011). */
function refundText(
  { order }: OrderDetailRecord,
  { beginAt, utcOffset }: SessionSnapshot,
  { locale, now }: Viewer,
): string {
  const { isRefundable = false, periods = [] } = order.refundRule ?? {}
  if (!isRefundable) return translate(locale, 'notice.refund.none')
  const endOf = (beforeHours: number) => beginAt - beforeHours * HOUR_MS
  const [next] = [...periods]
    .sort((a, b) => b.beforeHours - a.beforeHours)
    .filter(({ beforeHours }) => endOf(beforeHours) > now)
  if (!next) return translate(locale, 'notice.refund.over')
  const time = sessionTimeText(endOf(next.beforeHours), locale, utcOffset)
  return next.feeRate === 0
    ? translate(locale, 'notice.refund.free', { time })
    : translate(locale, 'notice.refund.fee', { time, percent: Math.round(next.feeRate * 100) })
}
