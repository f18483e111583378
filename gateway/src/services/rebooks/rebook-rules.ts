import { requiredAttendees } from '@/domain/attendee-rules'
import { availabilityOf, sessionStatusNow } from '../../catalogue/availability'
import type { Catalogue, FoundSession } from '../../catalogue/catalogue'
import type { SeatPlan } from '../../catalogue/entities/session'
import type { TextKey } from '../../texts/text'
import type { UnitRow } from '../orders/order-records'
import type { RefundableRecord } from '../refunds/refund-records'
import { beginOf, feeRateAt, orderRefusal } from '../refunds/refundable'
import { boughtTickets } from '../tickets/purchase-limits'
import type { Trade } from '../trade'

/** An order is exchanged once. */
const MAX_TIMES = 1

/** Obstacle to a session with names: the buyer has to name people (REFUND-016). */
export const NAMES_LACK = 'rebook.not.names' satisfies TextKey

type Ticket = RefundableRecord['tickets'][number]

/** One ticket and what it is exchanged for. */
export interface Exchange {
  ticket: Ticket
  unit: UnitRow
  plan: SeatPlan
}

/** Remaining exchanges of an order. */
export function remainingTimes({ order }: Pick<RefundableRecord, 'order'>): number {
  return order.source === 'REBOOK' ? 0 : MAX_TIMES
}

/** Why nothing of an order can be exchanged; null when something may (REFUND-009). */
function rebookRefusal(record: Pick<RefundableRecord, 'order'>, now: number): TextKey | null {
  if (remainingTimes(record) === 0) return 'rebook.not.times'
  return orderRefusal(record, now) === null ? null : 'rebook.not.state'
}

/**
 * True if the exchange page can help: a ticket of the order can still be exchanged, and its show has another future
 * session with such tickets. Only the page checks their availability.
 */
export function hasExchange(
  record: Pick<RefundableRecord, 'order' | 'lines' | 'tickets'>,
  catalogue: Catalogue,
  now: number,
): boolean {
  if (rebookRefusal(record, now) !== null) return false
  const shows = new Set(record.lines.filter(({ kind }) => kind === 'TICKET').map(({ showId }) => showId))
  const [showId] = shows
  const show = shows.size === 1 && showId ? catalogue.findShow(showId) : null
  if (!show) return false
  return record.tickets.some((ticket) => {
    const isOwn = isUsable(record, ticket) && record.lines.some(({ reference }) => reference === ticket.seatPlanId)
    if (!isOwn || feeRateAt(record, beginOf(record, ticket.sessionId), now) === null) return false
    const isAlike = ({ name, unitQty }: SeatPlan) => name['zh-CN'] === ticket.seatPlanName['zh-CN'] && unitQty === 1
    return show.sessions.some(
      ({ sessionId, beginAt, seating, seatPlans }) =>
        sessionId !== ticket.sessionId && beginAt > now && !seating && seatPlans.some(isAlike),
    )
  })
}

/**
 * Target plans of tickets in another session: plans of the same name and price, so that nothing is to be paid (contract
 * A-REFUND-5). A text instead is the reason why there are none. Without chosen tickets it covers all tickets that their
 * buyer can still use, not those in a refund or transfer.
 */
export async function exchangesFor(
  trade: Trade,
  record: RefundableRecord,
  found: FoundSession,
  ticketIds?: readonly string[],
): Promise<readonly Exchange[] | TextKey> {
  const now = trade.clock.now()
  const chosen = record.tickets.filter((ticket) => ticketIds?.includes(ticket.id) ?? isUsable(record, ticket))
  const isAll = chosen.length > 0 && chosen.length === (ticketIds?.length ?? chosen.length)
  if (!isAll) return rebookRefusal(record, now) ?? 'rebook.not.tickets'
  const exchanges = chosen.flatMap((ticket) => exchangeOf(record, ticket, found) ?? [])
  return (
    rebookRefusal(record, now) ??
    ticketsRefusal(record, chosen, now) ??
    sessionRefusal(record, chosen, found) ??
    (exchanges.length === chosen.length ? null : 'rebook.not.plan') ??
    (await roomRefusal(trade, record, found, exchanges)) ??
    (lacksNames(chosen, found) ? NAMES_LACK : exchanges)
  )
}

function isUsable({ order }: Pick<RefundableRecord, 'order'>, { ownerId, state }: Ticket): boolean {
  return ownerId === order.userId && state === 'UNUSED'
}

function ticketsRefusal(record: RefundableRecord, chosen: readonly Ticket[], now: number): TextKey | null {
  if (!chosen.every((ticket) => isUsable(record, ticket))) return 'rebook.not.tickets'
  const isInTime = (ticket: Ticket) => feeRateAt(record, beginOf(record, ticket.sessionId), now) !== null
  return chosen.every(isInTime) ? null : 'rebook.not.late'
}

function sessionRefusal(
  { lines }: RefundableRecord,
  chosen: readonly Ticket[],
  { show, session }: FoundSession,
): TextKey | null {
  const isOther = chosen.every(({ sessionId }) => sessionId !== session.sessionId)
  const ofTickets = lines.filter(({ kind }) => kind === 'TICKET')
  if (!isOther || !ofTickets.every(({ showId }) => showId === show.showId)) return 'rebook.not.session'
  return session.seating ? 'rebook.not.plan' : null
}

function lacksNames(chosen: readonly Ticket[], { session }: FoundSession): boolean {
  const named = chosen.filter(({ attendeeId }) => attendeeId !== null)
  return named.length < requiredAttendees(session.realNameType, chosen.length)
}

/** Tickets of a package, and those that a card was used for, stay as they are. */
function exchangeOf({ units, lines }: RefundableRecord, ticket: Ticket, { session }: FoundSession): Exchange | null {
  const unit = units.find(({ id }) => id === ticket.unitId)
  const line = lines.find(({ id }) => id === unit?.lineId)
  if (!unit || unit.cardCents > 0 || line?.reference !== ticket.seatPlanId) return null
  const isSame = ({ name, priceCent, unitQty }: SeatPlan) =>
    name['zh-CN'] === ticket.seatPlanName['zh-CN'] && priceCent === unit.listCents && unitQty === 1
  const plan = session.seatPlans.find(isSame)
  return plan ? { ticket, unit, plan } : null
}

async function roomRefusal(
  trade: Trade,
  { order }: RefundableRecord,
  { show, session }: FoundSession,
  exchanges: readonly Exchange[],
): Promise<TextKey | null> {
  const now = trade.clock.now()
  const left = await availabilityOf(trade, [session])
  if (session.beginAt <= now) return 'rebook.not.begun'
  const status = sessionStatusNow(session, show, left, now)
  if (status === 'PRE_SALE' || status === 'PENDING') return 'rebook.not.onSale'
  if (status === 'CANCELED' || status === 'DELAY') return 'rebook.not.session'
  if (status !== 'ON_SALE') return 'rebook.not.soldOut'
  const wanted = (planId: string) => exchanges.filter(({ plan }) => plan.seatPlanId === planId).length
  if (exchanges.some(({ plan }) => (left.get(plan.seatPlanId) ?? 0) < wanted(plan.seatPlanId))) return 'rebook.not.left'
  if (session.perUserLimit === null) return null
  const bought = (await boughtTickets(trade, order.userId)).get(session.sessionId) ?? 0
  return bought + exchanges.length > session.perUserLimit ? 'rebook.not.limit' : null
}
