import type { GetOrderOutput } from '@/contracts/order/get-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Locale } from '@/domain/locale'
import { venueTime } from '@/domain/show-date'
import type { Catalogue } from '../catalogue/catalogue'
import type { Show } from '../catalogue/entities/show'
import type { SessionSnapshot } from '../database/schema/snapshots'
import { isPaidFor } from '../services/orders/find-orders'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import { ticketStanding } from '../services/orders/ticket-standing'
import { refundTerms } from '../services/refunds/refund-terms'
import { translate } from '../texts/text'
import { arrivalText } from './arrival-text'
import { refundTermsText } from './refund-terms'

interface Viewer {
  locale: Locale
  catalogue: Catalogue
  now: number
}

const NO_NOTICES = { notices: [] }

/** Next steps of a buyer: the payment deadline; days to the show, things to bring, the refund deadline. */
export function presentNotices(
  detail: OrderDetailRecord,
  summary: OrderSummary,
  viewer: Viewer,
): Pick<GetOrderOutput, 'notices' | 'arrival'> {
  const { orderState, orderType, waitListState } = summary
  if (orderState.name === 'UNPAID') return { notices: [translate(viewer.locale, 'order.notice')] }
  const hasTickets = waitListState === 'NONE' || waitListState === 'MATCHED'
  if (orderType !== 'TICKET' || !isPaidFor(orderState.name) || !hasTickets) return NO_NOTICES
  const standing = ticketStanding(detail)
  if (standing !== null && standing !== 'PARTLY_REFUNDING') return NO_NOTICES
  const first = firstSession(detail)
  if (!first || first.session.beginAt <= viewer.now) return NO_NOTICES
  const { session, showId } = first
  const show = showId === null ? null : viewer.catalogue.findShow(showId)
  const arrival = arrivalText(show, summary.deliverMethod, viewer.locale)
  const refund = refundTermsText(refundTerms(detail.order.refundRule, session.beginAt, viewer.now), {
    locale: viewer.locale,
    utcOffset: session.utcOffset,
  })
  return { notices: [daysText(session, show, viewer), arrival, refund], arrival }
}

/** The session that begins first. */
function firstSession({ lines }: OrderDetailRecord): { session: SessionSnapshot; showId: string | null } | undefined {
  const sessions = lines.flatMap(({ showId, snapshot: { session } }) => (session ? [{ session, showId }] : []))
  return sessions.sort((a, b) => a.session.beginAt - b.session.beginAt)[0]
}

/** Days left by the calendar of the venue. */
function daysText({ beginAt, utcOffset }: SessionSnapshot, show: Show | null, { locale, now }: Viewer): string {
  const dayOf = (at: number) => venueTime(at, utcOffset).startOf('day')
  const count = dayOf(beginAt).diff(dayOf(now), 'day')
  const isVisit = show !== null && show.admission !== 'SHOW'
  if (count === 0) return translate(locale, isVisit ? 'notice.today.visit' : 'notice.today')
  return translate(locale, isVisit ? 'notice.days.visit' : 'notice.days', { count })
}
