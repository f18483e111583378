import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Locale } from '@/domain/locale'
import { venueTime } from '@/domain/show-date'
import type { SessionSnapshot } from '../database/schema/snapshots'
import { isPaidFor } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import { ticketStanding } from '../services/orders/ticket-standing'
import { refundTerms } from '../services/refunds/refund-terms'
import { translate } from '../texts/text'
import { refundTermsText } from './refund-terms'

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
    refundTermsText(refundTerms(detail.order.refundRule, session.beginAt, viewer.now), {
      locale: viewer.locale,
      utcOffset: session.utcOffset,
    }),
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
