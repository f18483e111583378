import type { OrderItemInput } from '@/contracts/order/order-items'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Id } from '@/contracts/wire-types'
import { badInput, notFound } from '../../business-error'
import type { Catalogue, FoundSession } from '../../catalogue/catalogue'
import type { SeatPlan } from '../../catalogue/entities/session'
import { lineSnapshot } from '../../catalogue/line-snapshot'
import { deliveryCents } from '../../delivery-fees'
import { withKeys } from '../orders/line-units'
import type { DraftLine, DraftUnit, OrderDraft } from '../orders/order-draft'
import { splitCents } from '../pricing/split-cents'
import { refundRuleOf } from '../refunds/refund-rule'
import type { PickedSeat } from '../seats/picked-seats'

/** Units wanted of a seat plan. */
export interface WantedItem {
  plan: SeatPlan
  qty: number
  /** Tickets, not units. */
  ticketQty: number
  /** The seats of picked ones, where the buyer names them. */
  seatIds?: readonly Id[]
}

/** Requested tickets, each seat plan once and all of the session. */
export function wantedItems({ session }: FoundSession, items: readonly OrderItemInput[]): WantedItem[] {
  if (new Set(items.map(({ seatPlanId }) => seatPlanId)).size !== items.length) throw badInput('items')
  return items.map(({ seatPlanId, qty, seatIds }) => {
    const plan = session.seatPlans.find((known) => known.seatPlanId === seatPlanId)
    if (!plan) throw notFound()
    const ticketQty = qty * plan.unitQty
    if (seatIds && (new Set(seatIds).size !== seatIds.length || seatIds.length !== ticketQty)) throw badInput('seatIds')
    return { plan, qty, ticketQty, ...(seatIds && { seatIds }) }
  })
}

/** Tickets as a draft of an order: a line for each seat plan, a unit for each ticket. */
export function ticketDraft(
  catalogue: Catalogue,
  found: FoundSession,
  { items, seats = [] }: { items: readonly WantedItem[]; seats?: readonly PickedSeat[] },
  deliverMethod: DeliverMethod,
): OrderDraft {
  return {
    type: 'TICKET',
    source: 'NORMAL',
    lines: items.map((item) => lineOf(catalogue, found, item, seats)),
    fees: [{ type: 'EXPRESS', cents: deliveryCents(deliverMethod) }],
    deliverMethod,
    refundRule: refundRuleOf(found.show),
    completesAt: found.session.endAt,
  }
}

function lineOf(
  catalogue: Catalogue,
  found: FoundSession,
  { plan, qty }: WantedItem,
  seats: readonly PickedSeat[],
): DraftLine {
  const { show, session } = found
  const picked = seats.filter(({ seatPlanId }) => seatPlanId === plan.seatPlanId)
  const claims = [{ inventoryId: plan.seatPlanId, qty }]
  return {
    kind: 'TICKET',
    reference: plan.seatPlanId,
    qty,
    unitCents: plan.priceCent,
    showId: show.showId,
    sessionId: session.sessionId,
    snapshot: lineSnapshot(catalogue, found, plan),
    // A package takes its tickets from the stock of single tickets, and one unit from its own.
    claims: [...claims, ...plan.comboItems.map((item) => ({ inventoryId: item.seatPlanId, qty: item.qty * qty }))],
    units: withKeys(
      plan.seatPlanId,
      seated(Array.from({ length: qty }, () => ticketsOf(session.seatPlans, plan)).flat(), picked),
    ),
  }
}

/** A ticket before it has a key. */
type PlanTicket = Omit<DraftUnit, 'key'>

/** Each ticket on its seat, where seats were picked. */
function seated(units: readonly PlanTicket[], seats: readonly PickedSeat[]): PlanTicket[] {
  return units.map((unit, at) => {
    const seat = seats[at]
    if (!unit.ticket || !seat) return unit
    return { ...unit, ticket: { ...unit.ticket, seatId: seat.seatId, seat: seat.snapshot } }
  })
}

/** The tickets in one unit of a seat plan; the price of a package is split by what its parts cost alone. */
function ticketsOf(seatPlans: readonly SeatPlan[], plan: SeatPlan): PlanTicket[] {
  const parts = plan.comboItems.flatMap(({ seatPlanId, qty }) => {
    const part = seatPlans.find((known) => known.seatPlanId === seatPlanId)
    return Array.from({ length: qty }, () => part ?? plan)
  })
  const tickets = parts.length > 0 ? parts : Array.from({ length: plan.unitQty }, () => plan)
  const prices = splitCents(
    plan.priceCent,
    tickets.map(({ priceCent }) => priceCent),
  )
  return tickets.map((part, at) => ({
    listCents: prices[at] ?? 0,
    inventoryId: part.seatPlanId,
    ticket: { seatPlanId: part.seatPlanId, seatPlanName: part.name },
  }))
}
