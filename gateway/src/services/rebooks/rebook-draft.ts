import type { Catalogue, FoundSession } from '../../catalogue/catalogue'
import { lineSnapshot } from '../../catalogue/line-snapshot'
import { inAllLanguages } from '../orders/bill'
import type { DraftLine, NamedDeduction, PricedDraft, TicketHolder } from '../orders/order-draft'
import type { OrderRow } from '../orders/order-records'
import type { Taken } from '../pricing/price-cart'
import type { Exchange } from './rebook-rules'

/**
 * The order that takes the place of tickets: the same prices, paid with what had been paid for them and with what had
 * been taken off, so that every new ticket gives back what the old one would have.
 */
export function rebookDraft(
  catalogue: Catalogue,
  found: FoundSession,
  order: OrderRow,
  exchanges: readonly Exchange[],
): PricedDraft {
  const { session, show } = found
  const inOrder = inDraftOrder(exchanges)
  const planIds = [...new Set(inOrder.map(({ plan }) => plan.seatPlanId))]
  const lines = planIds.flatMap((id): DraftLine[] => {
    const own = inOrder.filter(({ plan }) => plan.seatPlanId === id)
    const plan = own[0]?.plan
    if (!plan) return []
    return [
      {
        kind: 'TICKET',
        reference: id,
        qty: own.length,
        unitCents: plan.priceCent,
        showId: show.showId,
        sessionId: session.sessionId,
        snapshot: lineSnapshot(catalogue, found, plan),
        claims: [{ inventoryId: id, qty: own.length }],
        units: own.map(() => ({
          listCents: plan.priceCent,
          inventoryId: id,
          ticket: { seatPlanId: id, seatPlanName: plan.name },
        })),
      },
    ]
  })
  const credit = inOrder.map(({ unit }) => unit.paidCents + unit.creditCents)
  const carried = inOrder.map(({ unit }, at) => unit.listCents - (credit[at] ?? 0))
  const deductions = [taken('PROMOTION', carried), taken('EXCHANGE', credit)].filter(({ cents }) => cents > 0)
  const listCents = sum(inOrder.map(({ unit }) => unit.listCents))
  return {
    draft: {
      type: 'TICKET',
      source: 'REBOOK',
      lines,
      fees: [],
      deliverMethod: order.deliverMethod,
      refundRule: order.refundRule,
      completesAt: session.endAt,
    },
    price: { listCents, feeCents: 0, deductionCents: listCents, payCents: 0, paid: inOrder.map(() => 0), deductions },
  }
}

/** Exchanges in the order in which the draft has its tickets. */
export function inDraftOrder(exchanges: readonly Exchange[]): Exchange[] {
  const planIds = [...new Set(exchanges.map(({ plan }) => plan.seatPlanId))].sort()
  return planIds.flatMap((id) => exchanges.filter(({ plan }) => plan.seatPlanId === id))
}

/** Holders of the new tickets: the same people. */
export function holdersOf(exchanges: readonly Exchange[], { session }: FoundSession): TicketHolder[] {
  return exchanges.flatMap(({ ticket: { attendeeId, attendeeName, idType, idNo } }) =>
    attendeeId !== null && attendeeName !== null && idType !== null && idNo !== null
      ? [{ attendeeId, name: attendeeName, idType, idNo, isOncePerSession: session.realNameType === 'ONE_PER_TICKET' }]
      : [],
  )
}

function taken(type: 'PROMOTION' | 'EXCHANGE', parts: readonly number[]): Taken<NamedDeduction> {
  const cents = sum(parts)
  return {
    type,
    reference: null,
    name: inAllLanguages(type === 'PROMOTION' ? 'price.carried' : 'price.EXCHANGE'),
    appliesTo: parts.map((_part, at) => at),
    worth: { kind: 'amount', cents },
    cents,
    parts,
  }
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}
